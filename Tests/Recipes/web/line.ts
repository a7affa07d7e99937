// LINE with LIFF
import liff from "@line/liff";
import { read, type ResolvedCopy } from "auth-copy";

export async function start(liffId: string): Promise<ResolvedCopy | undefined> {
  try {
    await liff.init({ liffId });
    if (!liff.isLoggedIn()) liff.login();
  } catch (error) {
    return read("line", error, { locale: navigator.language, surface: "js/liff" });
  }
}
