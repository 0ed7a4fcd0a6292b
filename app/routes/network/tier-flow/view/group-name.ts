import { type FlowGroup, OTHER_GROUPS, UNKNOWN_GROUP } from "~/backend/contract/tier-flow-words";
import type { FlowWords } from "../words.server";

interface Named {
  key: string;
  name: string | null;
}

/** What a group is called. */
export function groupName({ key, name }: Named, group: FlowGroup, words: FlowWords): string {
  if (key === UNKNOWN_GROUP) return words.flow(`unknown.${group}`);
  if (key === OTHER_GROUPS) return words.flow("others");
  switch (group) {
    case "country":
      return words.country(key);
    case "ctype":
      return words.word("ctype", key);
    case "heading":
      return words.goods(key, name);
    case "risk":
      return words.word("risk", key);
    default:
      return name ?? key;
  }
}
