/** The formatter of messages, which only the locale modules import; apps import the locale modules. */
export {};
