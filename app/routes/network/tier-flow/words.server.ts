import type { RiskName } from "~/backend/contract/score-words";
import { type FlowGroup, OTHER_GROUPS, UNKNOWN_GROUP } from "~/backend/contract/tier-flow-words";
import { languageOf } from "~/i18n/locale.server";
import type { TextKey, TextParams } from "~/i18n/texts";
import { textsOf } from "~/i18n/texts-of.server";
import type { LoadContext } from "~/load-context";
import { type GraphWords, graphWordsFor } from "../graph/words.server";

/** Puts flows between tiers into words on the server, where the catalogue is. */
export interface FlowWords extends GraphWords {
  flow(key: TextKey<"flow">, params?: TextParams): string;
}

export async function flowWordsFor(request: Request, context: LoadContext): Promise<FlowWords> {
  const words = await graphWordsFor(request, context);
  const { translator } = await textsOf(context, await languageOf(request, context));
  return { ...words, flow: (key, params) => translator.text("flow", key, params) };
}

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
      return words.word("risk", key as RiskName);
    default:
      return name ?? key;
  }
}
