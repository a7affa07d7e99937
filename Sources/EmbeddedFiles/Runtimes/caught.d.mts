import type { Options } from "./core.mjs";

/**
 * Returns what `read` reads of anything that was caught, to send it to the service: its text, and the options with the
 * status and the waiting time of its response.
 *
 * It never fails.
 */
export declare function caught(thing: unknown, options: Options): { text: string; options: Options };
