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
