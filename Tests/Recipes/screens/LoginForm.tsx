// React: a form with its error
import { resolve, type Copy, type Decision } from "auth-copy/core";
import { loadErrors } from "auth-copy/locale";
import { useState, type FormEvent } from "react";

/** Returns the error to show, and a function that shows the error of a code unless its presentation is `silent`. */
export function useLoginError() {
  const [error, setError] = useState<Copy & Pick<Decision, "presentation">>();
  async function report(code: string) {
    const decision = resolve("firebase", code, { flow: "signIn" });
    // Only the user's language is loaded.
    const { copy } = await loadErrors(navigator.languages);
    const { presentation } = decision;
    setError(presentation === "silent" ? undefined : { ...copy(decision), presentation });
  }
  return { error, report, dismiss: () => setError(undefined) };
}

export function LoginForm({ signIn }: { signIn: (form: FormData) => Promise<void> }) {
  const { error, report, dismiss } = useLoginError();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dismiss();
    signIn(new FormData(event.currentTarget)).catch((failure) => report(failure.code));
  }
  return (
    <form onSubmit={submit}>
      <input name="email" type="email" autoComplete="username" />
      <input name="password" type="password" autoComplete="current-password" aria-describedby="login-error" />
      {error?.presentation === "inline" && <p id="login-error" role="alert">{error.message}</p>}
      <button>Sign in</button>
      {error?.presentation === "toast" && <p className="toast" role="status">{error.message}</p>}
      {error?.presentation === "dialog" && (
        <dialog open aria-labelledby="login-error-title">
          <h2 id="login-error-title">{error.title}</h2>
          <p>{error.message}</p>
          <button type="button" onClick={dismiss}>{error.action?.label ?? "OK"}</button>
        </dialog>
      )}
    </form>
  );
}
