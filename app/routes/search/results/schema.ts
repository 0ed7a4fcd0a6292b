/** What is searched for, cut to what the contract takes; null when nothing was asked. */
export function askedFor(url: URL): string | null {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  return q === "" ? null : q;
}
