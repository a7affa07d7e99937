// Supabase
import type { SupabaseClient } from "@supabase/supabase-js";
import { resolvePayload, type ResolvedCopy } from "auth-copy";

export async function signIn(supabase: SupabaseClient, email: string, password: string): Promise<ResolvedCopy | undefined> {
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (!error) return undefined;
  const body = JSON.stringify({ name: error.name, code: error.code, message: error.message });
  return resolvePayload("supabase", body, { locale: navigator.language, flow: "signIn", status: error.status });
}
