/** What the person was doing when the error occurred. */
export type Flow = "signIn" | "signUp" | "link" | "change" | "recover" | "verify" | "refresh";

/** How much the copy may disclose about accounts. */
export type Disclosure = "strict" | "verified" | "helpful";

/** How a client should show an error. */
export type Presentation = "silent" | "inline" | "toast" | "dialog";

/** How people sign in. */
export type Method = "password" | "code" | "passkey" | "provider";

/** What people sign in with in addition to a password. */
export type Identifier = "email" | "username" | "phone" | "any";

/** A value of an argument: a text, a number, a date or its ISO 8601 form, or a list of names and ids. */
export type ArgumentValue = string | number | Date | readonly string[];

/** What a caller knows in addition to a code. */
export interface CodeOptions {
  /** Where the provider emitted the code: a surface id or an error domain. */
  surface?: string | undefined;
  flow?: Flow | undefined;
  /** The default is `strict`. */
  disclosure?: Disclosure | undefined;
  /** How people sign in here, if the provider does not tell. */
  method?: Method | undefined;
  identifier?: Identifier | undefined;
}

/** What a caller knows in addition to a raw error. */
export interface RawOptions extends CodeOptions {
  /** The HTTP status of the provider's response. */
  status?: number | undefined;
  /** The seconds in the response's `Retry-After` header. */
  retryAfter?: number | undefined;
}

/** What a caller knows in addition to the code or the raw error, and the locale of the text. */
export interface Options extends RawOptions {
  /**
   * A BCP 47 tag, several tags in order of preference, or the value of an `Accept-Language` header; the exported locale
   * that matches best is used.
   */
  locale?: string | readonly string[] | null | undefined;
  /** Arguments of the copy, by name. */
  arguments?: ErrorArguments | undefined;
}

/** The meaning of an error and how to show it, without text; members that do not apply are absent. */
export interface DecisionOf<K extends Kind> {
  /** The kind to show; under concealment it may differ from the kind of the error. */
  kind: K;
  /** False for a code that is in no table. */
  known: boolean;
  action?: { id: Recovery };
  presentation: Presentation;
  retryable: boolean;
  /** The HTTP status of a response that reports this error. */
  status: number;
  /** A kind that includes this one, for clients that do not know it. */
  broader?: string;
  source?: { provider: string; surface?: string; code?: string };
  /** Whether the code has other meanings on other surfaces. */
  ambiguous?: true;
  candidates?: { provider?: string; surface: string; kind: Kind }[];
  /** The names of options and arguments that have no effect. */
  ignored?: string[];
  /** The arguments of the copy, from the error and the options; a decision contains only plain data. */
  arguments?: Readonly<Record<string, ArgumentValue>>;
}

/** A decision about any kind; `kind` tells which. */
export type Decision = { [K in Kind]: DecisionOf<K> }[Kind];

/** The copy for a decision; members that do not apply are absent. */
export interface Copy {
  title: string;
  message: string;
  action?: { id: Recovery; label: string };
  /** The parts whose text is in another language, because the locale has no translation. */
  fallback?: ("title" | "message" | "action")[];
  /** The names of arguments that have no effect. */
  ignored?: string[];
}

/** A decision with its copy, as a client shows it; members that do not apply are absent. */
export interface ResolvedCopy extends Omit<DecisionOf<Kind>, "action" | "arguments">, Copy {
  locale: Locale;
}

/** A key of the UX copy. */
export type TextKey = keyof TextArguments;

/** What a caller passes for a text; `arguments` is required if the text contains a fact that only the caller knows. */
export type TextValues<Key extends TextKey> = { method?: Method | undefined; identifier?: Identifier | undefined } & (
  Record<never, never> extends TextArguments[Key]
    ? { arguments?: TextArguments[Key] | undefined }
    : { arguments: TextArguments[Key] });

/** A list of one parameter, which is optional if all of its members are optional. */
export type OptionalValues<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];

/** What a caller passes for a text, and its locale, as in `Options`. */
export type TextOptions<Key extends TextKey> = OptionalValues<TextValues<Key> & Pick<Options, "locale">>;

/** The copy of errors in one locale, exported by a module of `locales/`. */
export interface ErrorTexts {
  locale: Locale;
  /**
   * Returns the copy for a decision, with arguments that only the caller knows.
   *
   * Arguments that the kind does not use have no effect, and are listed in `ignored`.
   */
  copy<K extends Kind>(decision: DecisionOf<K>, values?: KindArguments[K]): Copy;
}

/** The UX copy of one locale, exported by a module of `ux/`. */
export interface UXTexts {
  locale: Locale;
  /**
   * Returns the text for a key of the UX copy, such as `continueWith`.
   *
   * It throws a TypeError if the arguments lack a fact of the text that only the caller knows, such as a date.
   */
  text<Key extends TextKey>(key: Key, ...values: OptionalValues<TextValues<Key>>): string;
}
