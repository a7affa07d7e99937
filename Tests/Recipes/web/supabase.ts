// Supabase
import type { SupabaseClient } from "@supabase/supabase-js";
import { read, type ResolvedCopy } from "auth-copy";

export async function signIn(supabase: SupabaseClient, email: string, password: string): Promise<ResolvedCopy | undefined> {
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  return error ? read("supabase", error, { locale: navigator.language, flow: "signIn" }) : undefined;
}
