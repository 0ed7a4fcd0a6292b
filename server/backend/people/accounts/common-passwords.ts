/**
 * Whether a password in small letters is one of 49,000 that have leaked, or one of them with what people add to get to twelve signs:
 * digits and signs around it or in between, digits for letters, another of them behind it (decision 64). A sentence is none.
 */
export async function isMadeOfCommon(text: string): Promise<boolean> {
  const known = await commonPasswords();
  const spelled = withLetters(text);
  const cores = [text, withoutEnds(text), withLetters(withoutEnds(text)), onlyLetters(text), onlyLetters(spelled)];
  if (cores.some((core) => core.length >= SHORTEST_CORE && known.has(core))) return true;
  return [text, withoutEnds(text), spelled, onlyLetters(text), onlyLetters(spelled)].some((whole) =>
    isTwo(whole, known),
  );
}

/** A name of three letters among twelve digits is not what makes it easy to guess. */
const SHORTEST_CORE = 5;

const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
const onlyLetters = (text: string): string => text.replace(/[^\p{L}]+/gu, "");

/** `p4$$w0rd` → `password`. */
const withLetters = (text: string): string => text.replace(/[0134578@$!|+]/g, (sign) => LETTERS[sign] ?? sign);
const LETTERS: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" },
  ...{ "@": "a", $: "s", "!": "i", "|": "l", "+": "t" },
};

/** Longer ones are guessed by nobody who tries pairs. */
const LONGEST_PAIR = 32;
const SHORTEST_PART = 4;

/** `qwertypassword`, `iloveyou123456`: one behind the other. */
function isTwo(text: string, known: ReadonlySet<string>): boolean {
  if (text.length > LONGEST_PAIR) return false;
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
    if (known.has(text.slice(0, at)) && known.has(text.slice(at))) return true;
  }
  return false;
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Read at the first use: most servers never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}
