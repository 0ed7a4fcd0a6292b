import { sitePath } from "~/site-path";

/**
 * What an address of this application answers as data. Null where it cannot be had: the line is down, the server refuses, or somebody was
 * signed out. What asks says so in its own place, and the page stays.
 */
export async function dataAt<T>(url: string): Promise<T | null> {
  try {
    const answer = await fetch(sitePath(url), { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
