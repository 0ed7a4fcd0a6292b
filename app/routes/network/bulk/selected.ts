/** Numbers of an address, with commas between them; what is none is left out, and more than a form may hold. */
export function targetsOf(search: URLSearchParams): number[] {
  const given = (search.get("targetIds") ?? "").split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(given.map(Number))].slice(0, 200);
}
