/** An absolute http or https address, relative ones resolved; null for other schemes and what is no address. */
export function webAddress(text: string | null | undefined, base: string | null = null): string | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "" || trimmed.length > 2_000 || !URL.canParse(trimmed, base ?? undefined)) return null;
  const url = new URL(trimmed, base ?? undefined);
  url.username = "";
  url.password = "";
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}
