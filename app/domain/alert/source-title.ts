/** Sources by the names that they go by; proper names, the same in every language. */
const KNOWN: Record<string, string> = {
  usgs: "USGS",
  gdacs: "GDACS",
  warn: "WARN notices",
  chokepoints: "Chokepoint incidents",
  "demo-wire": "Demo Wire",
  "demo-daily": "Demo Daily",
  "demo-trade-press": "Demo Trade Press",
};

/** What a reader is told of a connector called `name`: "USGS", "WARN notices, IN"; a customer's own by the name that they gave it. */
export function sourceTitle(name: string): string {
  const [, state] = /^warn-([a-z]{2})$/.exec(name) ?? [];
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  // Sources with a name of their own are kept as `feed:name`.
  return (
    known ??
    (state ? `${KNOWN.warn}, ${state.toUpperCase()}` : name.replace(/^(?:feed|sitemap|page|mail|json|table):/, ""))
  );
}
