/** A value of a property as the text of a cell: several as a list with semicolons, what is put together as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.map(cellText).join("; ");
  return JSON.stringify(value);
}
