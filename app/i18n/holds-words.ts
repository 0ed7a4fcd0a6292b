/** Every word of `q` is part of the name. */
export function holdsWords(name: string, q: string): boolean {
  const folded = fold(name);
  return fold(q)
    .split(" ")
    .filter(Boolean)
    .every((word) => folded.includes(word));
}

/** Without accents and capitals: "Drát" is found by "drat". */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
