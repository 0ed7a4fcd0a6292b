import { type Answers, type Choice, isAnswered } from "~/backend/contract/questionnaire-words";
import type { Definition } from "./definition-schema";

/** Of the weight that counts in a perspective, more than this share left out, and what is left says nothing about the whole. */
const MOST_LEFT_OUT = 0.4;

/**
 * What answers come to by perspective, 0 to 100, higher is riskier: the weighted mean over the topics' questions that count in it,
 * 0 for the answer without risk, 100 for its opposite, half of it for "partly". Not knowing and not answering count like "partly": who
 * says nothing must not stand better than who tells. "Does not apply" and questions without a good answer are left out; a perspective
 * of which too much is left out has no value. Product decisions, "Score": self-assessment.
 */
export function scoreAnswers({ topics }: Pick<Definition, "topics">, answers: Answers): Record<string, number> {
  const sums = new Map<string, { risk: number; weight: number; leftOut: number }>();
  for (const { perspectives, questions } of topics) {
    for (const { id, good, weight } of questions) {
      if (good === null) continue;
      const risk = riskOf(answers[id]?.value ?? null, good);
      for (const perspective of perspectives) {
        const sum = sums.get(perspective) ?? { risk: 0, weight: 0, leftOut: 0 };
        if (risk === null) sum.leftOut += weight;
        else Object.assign(sum, { risk: sum.risk + risk * weight, weight: sum.weight + weight });
        sums.set(perspective, sum);
      }
    }
  }
  const known = [...sums].filter(([, { weight, leftOut }]) => leftOut <= (weight + leftOut) * MOST_LEFT_OUT);
  return Object.fromEntries(
    known.map(([perspective, { risk, weight }]) => [perspective, Math.round((risk / weight) * 10) / 10]),
  );
}

/** The questions that need an answer and have none, or none that says enough, by their ids in the order asked. */
export function unanswered({ topics }: Pick<Definition, "topics">, answers: Answers): string[] {
  const choices = topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice");
  return choices.filter(({ id }) => !isAnswered(answers[id])).map(({ id }) => id);
}

function riskOf(value: Choice | null, good: "yes" | "no"): number | null {
  if (value === null || value === "na") return null;
  if (value === "partly" || value === "unknown" || value === "declined") return 50;
  return value === good ? 0 : 100;
}
