import type { ParsedName } from "../parse-name";
import type { Word } from "../word";

/**
 * Texts that stand for several neighbouring words of a name: two or three run together, and the initials. A query's
 * "Alsultan" finds "Al Sultan" by them, "IRISL" its long form.
 */
export function joinedTexts(name: ParsedName): string[] {
  const { words } = name;
  const texts = [...name.initials];
  for (let i = 0; i + 1 < words.length; i++) {
    let joined = (words[i] as Word).sound;
    for (let length = 2; length <= 3 && i + length <= words.length; length++) {
      joined += (words[i + length - 1] as Word).sound;
      if (joined.length >= 5) texts.push(joined);
    }
  }
  return texts;
}

/** Keys (32-bit hashes) with the names that hold them, sorted by key: small, and a chance collision only costs time. */
export class JoinedKeys {
  private readonly keys: Uint32Array;
  private readonly names: Uint32Array;

  constructor(entries: { key: number; name: number }[]) {
    entries.sort((a, b) => a.key - b.key || a.name - b.name);
    this.keys = Uint32Array.from(entries, (entry) => entry.key);
    this.names = Uint32Array.from(entries, (entry) => entry.name);
  }

  /** Names that hold the text. */
  of(text: string): number[] {
    const key = hashOf(text);
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (; this.keys[low] === key; low++) found.push(this.names[low] as number);
    return found;
  }
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
