import { type Speech as AnySpeech, speechOf } from "~/i18n/speech.server";
import type { TextKey, TextParams } from "~/i18n/texts";

/** Puts the feed into words on the server. */
export interface Speech extends AnySpeech {
  feed(key: TextKey<"feed">, params?: TextParams): string;
}

export async function speechFor(...asked: Parameters<typeof speechOf>): Promise<Speech> {
  const speech = await speechOf(...asked);
  return { ...speech, feed: (key, params) => speech.say(`feed:${key}`, params) };
}
