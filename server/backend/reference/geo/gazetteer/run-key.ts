/**
 * Folded words as the world's names are looked up by: one blank between words, none between the characters of a script without spaces,
 * so that "Stoke-on-Trent" and "Stoke on Trent" meet and 东莞市 is one key. Other than `placeKey`, it keeps scripts apart.
 */
export function runKey(words: readonly string[]): string {
  let key = "";
  for (const word of words) key += key === "" || (isUnspaced(key.at(-1)) && isUnspaced(word[0])) ? word : ` ${word}`;
  return key;
}

/**
 * What a key begins with: its first word, or the first two characters of a script without spaces. Most words of a text begin no name, so
 * that none of the runs from there has to be made.
 */
export function beginningOf(key: string): string {
  if (isUnspaced(key[0])) return key.slice(0, 2);
  const blank = key.indexOf(" ");
  return blank === -1 ? key : key.slice(0, blank);
}

const isUnspaced = (letter: string | undefined): boolean => letter !== undefined && letter >= "\u2e80";
