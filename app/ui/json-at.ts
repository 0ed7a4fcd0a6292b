import { sitePath } from "~/site-path";

/** What an address of ours answers a script; null where it cannot be had, such as by who has been signed out. */
export async function jsonAt<Answer>(address: string): Promise<Answer | null> {
  try {
    const answer = await fetch(sitePath(address), { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
