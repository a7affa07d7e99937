/** The message formatter of the locale modules; callers use the locale modules instead. */
export {};
