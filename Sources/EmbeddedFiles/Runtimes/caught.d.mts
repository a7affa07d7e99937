import type { RawOptions } from "./core.mjs";

/**
 * Returns what `read` reads of anything that was caught, to send it to the service: its text, and the options with the
 * status and the waiting time of its response.
 *
 * It never fails.
 */
export declare function caught<Given extends RawOptions>(thing: unknown, options: Given): { text: string; options: Given & RawOptions };
