// Vue: useLoginError.ts
import { resolve, type Copy, type Decision } from "auth-copy/core";
import { loadErrors } from "auth-copy/locale";
import { shallowRef } from "vue";

/** Returns the error to show, and a function that shows the error of a code. In the template:
 *
 *   <p v-if="error?.presentation === 'inline'" role="alert">{{ error.message }}</p>
 *   <p v-if="error?.presentation === 'toast'" class="toast" role="status">{{ error.message }}</p>
 *   <dialog v-if="error?.presentation === 'dialog'" open>
 *     <h2>{{ error.title }}</h2>
 *     <p>{{ error.message }}</p>
 *     <button @click="dismiss">{{ error.action?.label ?? "OK" }}</button>
 *   </dialog>
 */
export function useLoginError() {
  const error = shallowRef<Copy & Pick<Decision, "presentation">>();
  function dismiss() {
    error.value = undefined;
  }
  async function report(code: string) {
    const decision = resolve("firebase", code, { flow: "signIn" });
    // Only the user's language is loaded.
    const { copy } = await loadErrors(navigator.languages);
    if (decision.presentation === "silent") dismiss();
    else error.value = { ...copy(decision), presentation: decision.presentation };
  }
  return { error, report, dismiss };
}
