import { foldName } from "../../../../reference/names/fold-name";

/** Words for one input or product line are the same whatever their case, accents and signs. */
export const inputKey = (words: string): string => foldName(words) || words.toLowerCase();
