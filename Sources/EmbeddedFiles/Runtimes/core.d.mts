/**
 * Turns a provider's code into a decision: what it means and how it is shown, without words.
 *
 * It never fails: a code that nobody mapped has the kind `unknown`. A sentence in place of a code is a raw error, for
 * `raw.mjs`.
 */
export declare function resolve(provider: Provider, code: string | number, options?: CodeOptions): Decision;

/** The providers whose codes this module knows. */
export declare const providers: readonly Provider[];

/** The version of the catalog that this module was made from. */
export declare const version: string;
