/** What the person was doing when the error occurred. */
export type Flow = "signIn" | "signUp" | "link" | "change" | "recover" | "verify" | "refresh";

/** How much the copy may disclose about accounts. */
export type Disclosure = "strict" | "verified" | "helpful";

/** How a client should show an error. */
export type Presentation = "silent" | "inline" | "toast" | "dialog";

/** How people sign in. */
export type Method = "password" | "code" | "passkey" | "provider";

/** What people sign in with beside a password. */
export type Identifier = "email" | "username" | "phone" | "any";

/** A value of an argument: text, a number, a date or its ISO 8601 form, or names and ids. */
export type ArgumentValue = string | number | Date | readonly string[];

/** What a caller knows beside a code. */
export interface CodeOptions {
  /** Where the provider emitted the code: a surface id or an error domain. */
  surface?: string | undefined;
  flow?: Flow | undefined;
  /** `strict` if it is left out. */
  disclosure?: Disclosure | undefined;
  /** How people sign in here, where the provider does not say it. */
  method?: Method | undefined;
  identifier?: Identifier | undefined;
}

/** What a caller knows beside a raw error. */
export interface RawOptions extends CodeOptions {
  /** The HTTP status of the provider's response. */
  status?: number | undefined;
  /** The seconds of the response's header `Retry-After`. */
  retryAfter?: number | undefined;
}

/** What a caller knows beside the code or the raw error, and wants the words in. */
export interface Options extends RawOptions {
  /**
   * A BCP 47 tag, several in the order in which they are wanted, or the value of a header `Accept-Language`; the nearest
   * exported locale is used.
   */
  locale?: string | readonly string[] | null | undefined;
  /** Arguments of the copy, by name. */
  arguments?: ErrorArguments | undefined;
}

/** What an error means and how it is shown, without words; members that do not apply are absent. */
export interface DecisionOf<K extends Kind> {
  /** The kind to show; under concealment it may differ from the error's own. */
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
  /** The names of inputs that have no effect. */
  ignored?: string[];
  /** What the words take from the error and the options; it is plain data, like the rest. */
  arguments?: Readonly<Record<string, ArgumentValue>>;
}

/** A decision about any kind; `kind` tells which. */
export type Decision = { [K in Kind]: DecisionOf<K> }[Kind];

/** The words for a decision; members that do not apply are absent. */
export interface Copy {
  title: string;
  message: string;
  action?: { id: Recovery; label: string };
  /** The parts whose text is in another language, because the locale has none. */
  fallback?: ("title" | "message" | "action")[];
  /** The names of arguments that have no effect. */
  ignored?: string[];
}

/** An error as a client shows it; members that do not apply are absent. */
export interface Answer extends Omit<DecisionOf<Kind>, "action" | "arguments">, Copy {
  locale: Locale;
}

/** A key of the UX copy. */
export type TextKey = keyof TextArguments;

/** What a caller knows of a text: its arguments, which a text with a fact cannot do without. */
export type TextValues<Key extends TextKey> = { method?: Method | undefined; identifier?: Identifier | undefined } & (
  Record<never, never> extends TextArguments[Key]
    ? { arguments?: TextArguments[Key] | undefined }
    : { arguments: TextArguments[Key] });

/** What may be left out where nothing is needed. */
export type OptionalValues<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];

/** What a caller knows of a text, and the locale that it is wanted in, as in `Options`. */
export type TextOptions<Key extends TextKey> = OptionalValues<TextValues<Key> & Pick<Options, "locale">>;

/** The words of errors in one locale, as a module of `locales/` has them. */
export interface ErrorTexts {
  locale: Locale;
  /**
   * The words for a decision, with arguments that only the caller knows.
   *
   * Those that the kind does not take are ignored, and named in `ignored`.
   */
  copy<K extends Kind>(decision: DecisionOf<K>, values?: KindArguments[K]): Copy;
}

/** The UX copy of one locale, as a module of `ux/` has it. */
export interface UXTexts {
  locale: Locale;
  /**
   * The text for a key of the UX copy, such as `continueWith`.
   *
   * It throws a TypeError where the text states a fact that only the caller knows, such as a date, and the arguments lack it.
   */
  text<Key extends TextKey>(key: Key, ...values: OptionalValues<TextValues<Key>>): string;
}
