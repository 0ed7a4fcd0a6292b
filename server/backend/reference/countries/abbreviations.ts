/** What is written short in names of states, and the words that it may stand for. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  rep: ["republic", "republique", "republik", "republica", "repubblica"],
  dem: ["democratic", "democratique", "demokratische", "democratica"],
  fed: ["federal", "federation"],
  isl: ["islands", "islamic"],
  is: ["islands"],
};

/** The spelling keys that a key with short words may stand for: "slovak rep" → "slovak republic" and so on. At most a few dozen. */
export function spelledOut(key: string): string[] {
  const words = key.split(" ");
  if (words.length > 6 || !words.some((word) => Object.hasOwn(SHORT, word))) return [];
  let keys = [""];
  for (const word of words) {
    const meant = Object.hasOwn(SHORT, word) ? (SHORT[word] ?? [word]) : [word];
    keys = keys.flatMap((begun) => meant.map((one) => (begun === "" ? one : `${begun} ${one}`)));
  }
  return keys.slice(0, 60);
}
