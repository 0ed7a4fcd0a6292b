import { serveThread } from "../../../platform/threads/serve-thread";
import { shippedModel } from "../model/reading-model";
import { readItem } from "../read-item";
import type { TextToExplain } from "./explain";

serveThread(async function* ({ item, arming, asOf }: TextToExplain) {
  yield await readItem(item, { learned: { ...shippedModel(), arming }, asOf, homeCountry: null });
});
