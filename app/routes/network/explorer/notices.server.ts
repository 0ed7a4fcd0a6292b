import type { Speech } from "~/i18n/speech.server";
import type { Asked } from "./asked";
import type { ExplorerAnswer } from "./queries.server";

/** What of an address or of its words was not taken as it stands. */
export const noticesOf = (
  { begins, ignored, isNoHs }: Asked,
  notes: ExplorerAnswer["page"]["notes"],
  speech: Speech,
): string[] => [
  ...notes.map((note) =>
    note === "too-short"
      ? speech.say(begins ? "explorer:notes.tooShortBegins" : "explorer:notes.tooShort")
      : speech.say("explorer:notes.openPhrase"),
  ),
  ...(isNoHs ? [speech.say("explorer:notes.noHs")] : []),
  ...(ignored > 0 ? [speech.say("explorer:notes.ignored", { count: ignored, number: speech.number(ignored) })] : []),
];
