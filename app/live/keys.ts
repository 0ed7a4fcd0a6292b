import { AREAS, USER_LINKS } from "~/access/areas";
import type { MessageKey } from "~/i18n/texts";
import { seconds } from "~/time/duration";

/** After `g` a letter leads somewhere for this long. */
export const PREFIX_TIME = seconds(1.5);

export interface Jump {
  letter: string;
  name: MessageKey;
  key: (typeof AREAS)[number]["key"] | (typeof USER_LINKS)[number]["key"];
  path: string;
}

/** Every place that `g` and a letter lead to: the first letter of its key that no earlier one has. */
export const JUMPS: readonly Jump[] = withLetters([
  ...AREAS.map(({ key, path }) => ({ key, path, name: `shell:areas.${key}` as const })),
  ...USER_LINKS.map(({ key, path }) => ({ key, path, name: `shell:userMenu.${key}` as const })),
]);

/** The jumps of somebody who may enter these. */
export function jumpsFor(keys: readonly string[]): Jump[] {
  return JUMPS.filter(({ key }) => keys.includes(key));
}

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** In a field: single keys are text. */
  isTyping: boolean;
  /** Milliseconds on any clock. */
  at: number;
}
export type Command = { open: "palette" | "shortcuts" } | { go: string };

/**
 * Reads key after key and answers with what they ask for, or null. Ctrl-K and Cmd-K open the palette anywhere; `?` and the
 * jumps are single keys, so they are off while somebody types and where `isOff` says so (WCAG 2.1.4).
 */
export function keyReader(jumps: readonly Jump[], isOff: () => boolean): (pressed: Pressed) => Command | null {
  let prefixAt: number | null = null;
  return ({ key, ctrlKey, metaKey, altKey, isTyping, at }) => {
    const begun = prefixAt !== null && at - prefixAt <= PREFIX_TIME;
    prefixAt = null;
    if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") return { open: "palette" };
    if (ctrlKey || metaKey || altKey || isTyping || isOff()) return null;
    const jump = begun ? jumps.find(({ letter }) => letter === key) : undefined;
    if (jump) return { go: jump.path };
    if (key === "?") return { open: "shortcuts" };
    if (key === "g") prefixAt = at;
    return null;
  };
}

function withLetters(places: readonly Omit<Jump, "letter">[]): Jump[] {
  const jumps: Jump[] = [];
  for (const place of places) {
    const letters = [...place.key.toLowerCase(), ..."abcdefghijklmnopqrstuvwxyz"];
    const letter = letters.find((one) => !jumps.some((jump) => jump.letter === one));
    if (letter) jumps.push({ letter, ...place });
  }
  return jumps;
}
