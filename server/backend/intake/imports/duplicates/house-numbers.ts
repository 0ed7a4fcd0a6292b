/**
 * The numbers of an address that tell one house from the next, such as "8", "12a" and "35" of a plot, in lower case; each once. Postal codes
 * and other numbers of five digits and more are none.
 */
export function houseNumbers(address: string, postalCode: string | null): string[] {
  const numbers = address.toLowerCase().match(/(?<![\p{L}\d])\d+\s?[a-z]?(?![\p{L}\d])/gu) ?? [];
  const codes = new Set(postalCode?.match(/\d+/g) ?? []);
  const told = numbers
    .map((number) => number.replace(/\s/g, "").replace(/^0+(?=\d)/, ""))
    .filter((number) => !/^\d{5}/.test(number) && !codes.has(number));
  return [...new Set(told)];
}

/** Whether each of two addresses has a number that the other lacks. One that only says less is no contradiction. */
export function otherHouse(a: readonly string[], b: readonly string[]): boolean {
  return a.some((number) => !b.includes(number)) && b.some((number) => !a.includes(number));
}
