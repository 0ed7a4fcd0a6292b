/** What a text is written in, as an ISO 639-1 code; null where that is not sure. */
export async function detectLanguage(text: string): Promise<string | null> {
  // A second of processor time and 60 MB: loaded by the first text whose source is not believed at once.
  loading ??= import("eld/extrasmall");
  const { eld } = await loading;
  const found = eld.detect(text);
  return found.isReliable() && found.language !== "" ? found.language : null;
}

let loading: Promise<typeof import("eld/extrasmall")> | undefined;
