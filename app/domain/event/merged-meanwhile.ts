import { z } from "zod";
import type { Message } from "~/i18n/message";

const done = z.object({ mergedInto: z.object({ title: z.string() }), by: z.string().nullable() });

/** What somebody did to an event before: 409 `event_merged` names it. */
export function mergedMeanwhile(details: unknown): Message {
  const read = done.safeParse(details);
  if (!read.success) return { key: "eventPages:problems.gone" };
  const { mergedInto, by } = read.data;
  if (by === null) return { key: "eventPages:problems.merged", params: { title: mergedInto.title } };
  return { key: "eventPages:problems.mergedBy", params: { name: by, title: mergedInto.title } };
}
