import { type Speech as AnySpeech, speechOf } from "~/i18n/speech.server";
import type { TextKey, TextParams } from "~/i18n/texts";
import type { LoadContext } from "~/load-context";

/** Puts the feed into words on the server. */
export interface Speech extends AnySpeech {
  feed(key: TextKey<"feed">, params?: TextParams): string;
}

export async function speechFor(request: Request, context: LoadContext, now?: Date): Promise<Speech> {
  const speech = await speechOf(request, context, now);
  return { ...speech, feed: (key, params) => speech.say(`feed:${key}`, params) };
}
