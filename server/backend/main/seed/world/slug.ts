/** Lower-case Latin words joined by hyphens, as addresses have them. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ıđł]/g, (letter) => ({ ı: "i", đ: "d", ł: "l" })[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
