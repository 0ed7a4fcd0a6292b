/** A text no wider than so many units at 12.5 px, by the widths of its letters in Inter to a few per cent; SVG cannot clip itself. */
export function clip(text: string, width: number): string {
  let used = 0;
  const letters = [...text];
  for (const [at, letter] of letters.entries()) {
    used += letterWidth(letter);
    if (used > width) return `${cutAt(letters, width - ELLIPSIS)}…`;
    if (at === letters.length - 1) break;
  }
  return text;
}

/** How wide a text is, likewise. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

const ELLIPSIS = 10;

function cutAt(letters: readonly string[], width: number): string {
  let used = 0;
  let kept = "";
  for (const letter of letters) {
    used += letterWidth(letter);
    if (used > width) break;
    kept += letter;
  }
  return kept.trimEnd();
}

function letterWidth(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  // Chinese, Japanese and Korean letters are as wide as high.
  if (code >= 0x2e80) return 12.7;
  if (/[iljI.,:;'|! ]/.test(letter)) return 3.8;
  if (/[ftr()\-[\]/1]/.test(letter)) return 5;
  if (/[mwMW@%&]/.test(letter)) return 11.2;
  return /\p{Lu}|\d/u.test(letter) ? 8.6 : 7.2;
}
