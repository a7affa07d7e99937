/**
 * Turns a provider's code into a decision: its meaning and how to show it, without text.
 *
 * It never fails: a code without a mapping has the kind `unknown`. Pass a sentence instead of a code to
 * `raw.mjs`, as a raw error.
 */
export declare function resolve(provider: Provider, code: string | number, options?: CodeOptions): Decision;

/** The providers whose codes this module knows. */
export declare const providers: readonly Provider[];

/** The version of the catalog that this module was exported from. */
export declare const version: string;
