import type { Answers, Choice } from "~/backend/contract/questionnaire-words";
import type { Definition } from "./definition-schema";

/**
 * What answers come to by perspective, 0 to 100, higher is riskier: the weighted mean over the topics' questions that count in it,
 * 0 for the answer without risk, 100 for its opposite, half of it for "partly". "Does not apply" and questions without a good
 * answer are left out; a perspective without any question left has no value. Product decisions, "Score": self-assessment.
 */
export function scoreAnswers({ topics }: Pick<Definition, "topics">, answers: Answers): Record<string, number> {
  const sums = new Map<string, { risk: number; weight: number }>();
  for (const { perspectives, questions } of topics) {
    for (const { id, good, weight } of questions) {
      const risk = good && riskOf(answers[id]?.value ?? null, good);
      if (risk === null) continue;
      for (const perspective of perspectives) {
        const sum = sums.get(perspective) ?? { risk: 0, weight: 0 };
        sums.set(perspective, { risk: sum.risk + risk * weight, weight: sum.weight + weight });
      }
    }
  }
  return Object.fromEntries(
    [...sums].map(([perspective, { risk, weight }]) => [perspective, Math.round((risk / weight) * 10) / 10]),
  );
}

/** The questions that need an answer and have none, by their ids in the order asked. */
export function unanswered({ topics }: Pick<Definition, "topics">, answers: Answers): string[] {
  const choices = topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice");
  return choices.filter(({ id }) => !answers[id]?.value).map(({ id }) => id);
}

function riskOf(value: Choice | null, good: "yes" | "no"): number | null {
  if (value === null || value === "na") return null;
  if (value === "partly") return 50;
  return value === good ? 0 : 100;
}
