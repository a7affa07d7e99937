/** What the modules of locales print messages with; they have what callers need. */
export {};
