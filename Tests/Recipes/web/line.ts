// LINE with LIFF
import liff from "@line/liff";
import { resolve, type ResolvedCopy } from "auth-copy";

export async function start(liffId: string): Promise<ResolvedCopy | undefined> {
  try {
    await liff.init({ liffId });
    if (!liff.isLoggedIn()) liff.login();
  } catch (error) {
    return resolve("line", (error as { code: string }).code, { locale: navigator.language, surface: "js/liff" });
  }
}
