import { serveThread } from "../../../platform/threads/serve-thread";
import { correctedModel } from "../model/reading-model";
import { readItem } from "../read-item";
import type { TextsToExplain } from "./explain";

serveThread(async function* ({ texts, arming, corrections = null }: TextsToExplain) {
  const learned = { ...correctedModel(corrections), arming };
  for (const { item, asOf, homeCountry } of texts) yield await readItem(item, { learned, asOf, homeCountry });
});
