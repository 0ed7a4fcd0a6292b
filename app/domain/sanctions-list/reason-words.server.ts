import { z } from "zod";
import type { Message, MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import { formatInWords } from "./list-words.server";

const params = z.record(z.string(), z.union([z.string(), z.number()]));
const reason = z.object({
  code: z.enum([
    ...(["twoLists", "otherList", "noEntry", "cutOff", "unreadable", "noColumn", "noName", "noId"] as const),
    ...(["ofacFile", "ofacTwice", "ofacEntries", "oneFile", "tooMuch", "tooManyRows"] as const),
  ]),
  params: params.optional(),
  file: z.object({ key: z.string().regex(/^imports:refused\.\w+$/), params }).optional(),
});
const details = z.object({ reason });

/** Why the backend refuses a list's files, in the reader's language; a reason that we do not know stays English. */
export function refusalInWords(
  { details: given, message }: { details: unknown; message: string },
  speech: Speech,
): Message {
  const parsed = details.safeParse(given);
  if (!parsed.success) return { key: "listPages:refused.other", params: { reason: message } };
  const { code, params = {}, file } = parsed.data.reason;
  if (code !== "unreadable") return { key: `listPages:refused.${code}`, params: namedIn(params, speech) };
  if (!file) return { key: "listPages:refused.other", params: { reason: message } };
  const ours = OURS[file.key];
  if (ours) return { key: ours, params };
  return {
    key: "listPages:refused.unreadable",
    params: { ...params, why: speech.say(file.key as MessageKey, file.params) },
  };
}

/** What an import of suppliers advises and a list's form has no field for. */
const OURS: Readonly<Record<string, MessageKey>> = {
  "imports:refused.empty": "listPages:refused.empty",
  "imports:refused.noHeader": "listPages:refused.noHeader",
};

/** Lists by their names and not by the words that we have for their formats, and large numbers as they are written. */
function namedIn(given: z.output<typeof params>, speech: Speech): z.output<typeof params> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const isList = name === "list" || name === "otherList" || name === "expected";
      const text = name === "most" ? speech.number(Number(value)) : isList && formatInWords(String(value), speech);
      return [name, text || value];
    }),
  );
}
