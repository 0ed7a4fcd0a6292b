import { z } from "zod";
import { parseBounded } from "~/backend/contract/json-bounds";
import { type Answers, CHOICES, NEEDS_COMMENT } from "~/backend/contract/questionnaire-words";

const one = z
  .object({
    value: z.enum(CHOICES).optional(),
    comment: z.string().trim().max(2000, "request:problems.tooLong").default(""),
  })
  .refine(({ value, comment }) => comment !== "" || !value || !NEEDS_COMMENT.includes(value), {
    path: ["comment"],
    message: "request:problems.why",
  });

const held = z.record(z.string(), z.object({ value: z.string(), comment: z.string() }));
type Held = z.output<typeof held>;

/** The answers of one topic; each may be left for later. */
export const topicForm = (questionIds: readonly string[]) =>
  z.object({
    answers: z.object(Object.fromEntries(questionIds.map((id) => [id, one.default({ comment: "" })]))),
    /** What the form held when it was opened: of two colleagues at one topic, each sends what they changed and no more. */
    base: z.string().max(200_000).default("").transform(readBase),
    /** Where to go on. */
    next: z.enum(["topic", "overview"]).default("topic"),
  });

type TopicForm = z.output<ReturnType<typeof topicForm>>;

/** A form that does not say what it held was empty. */
function readBase(text: string): Held {
  try {
    return held.parse(parseBounded(text));
  } catch {
    return {};
  }
}

/** What a form of these questions shows, nothing chosen as an empty value. */
export const shownOf = (questionIds: readonly string[], answers: Answers): Held =>
  Object.fromEntries(
    questionIds.map((id) => [id, { value: answers[id]?.value ?? "", comment: answers[id]?.comment ?? "" }]),
  );

/** The answers that its writer changed, as the contract's body takes them. */
export function changesIn({ answers, base }: Pick<TopicForm, "answers" | "base">): Answers {
  const changed = Object.entries(answers).filter(([id, { value = "", comment }]) => {
    const before = base[id] ?? { value: "", comment: "" };
    return value !== before.value || plain(comment) !== plain(before.comment);
  });
  return Object.fromEntries(changed.map(([id, { value = null, comment }]) => [id, { value, comment: plain(comment) }]));
}

// Browsers send line breaks as CR LF.
const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

/** Nothing is said by it but that a person goes on. */
export const startForm = z.object({});

export const submitForm = z.object({
  name: z
    .string({ error: "request:problems.name" })
    .trim()
    .min(1, "request:problems.name")
    .max(200, "request:problems.name"),
});
