import { MOST_COMPARED } from "~/backend/contract/profile-words";
import type { RiskName } from "~/backend/contract/score-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Asked, toSearch } from "./asked";
import type { ComparisonAnswer } from "./queries.server";
import { rowsOf } from "./rows.server";

/** So many are proposed. */
const PROPOSED = 6;

/** A comparison in the reader's words: who stands there, row by row, and who could. */
export function viewOf(
  asked: Asked,
  { comparison, peers, found }: ComparisonAnswer,
  perspectives: readonly string[],
  speech: Speech,
) {
  const { targetIds, perspective, find } = asked;
  const href = (change: Partial<Asked>) => paths.compare(toSearch({ targetIds, perspective, ...change }));
  const targets = comparison?.targets ?? [];
  const isThere = new Set(targetIds);
  const adding = (one: { id: number; name: string; detail: string; risk: RiskName | null }) => ({
    ...one,
    href: href({ targetIds: [...targetIds, one.id] }),
  });
  const proposed = new Map((peers?.among ?? []).flatMap(({ riskiest }) => riskiest).map((one) => [one.id, one]));
  return {
    targets: targets.map(({ id, name, country, city }) => ({
      id,
      name,
      place: speech.list([city, country && speech.country(country)]),
      href: paths.targetProfile(id),
      removeHref: href({ targetIds: targetIds.filter((other) => other !== id) }),
    })),
    rows: rowsOf(targets, speech),
    perspectives: perspectives.map((name, index) => ({
      word: speech.word("perspectives", name),
      href: href({ perspective: index === 0 ? null : (name as Asked["perspective"]) }),
      current: name === (comparison?.perspective ?? perspective ?? perspectives[0]),
    })),
    hasRoom: targetIds.length < MOST_COMPARED,
    find,
    hidden: [
      ...targetIds.map((id) => ({ name: "target", value: String(id) })),
      ...(perspective ? [{ name: "perspective", value: perspective }] : []),
    ],
    found:
      found
        ?.filter(({ id }) => !isThere.has(id))
        .map(({ id, name, city, country }) =>
          adding({
            id,
            name,
            risk: null,
            detail: speech.list([city, country && speech.country(country)]),
          }),
        ) ?? null,
    proposed: [...proposed.values()]
      .filter(({ id }) => !isThere.has(id))
      .slice(0, PROPOSED)
      .map(({ id, name, risk, score }) =>
        adding({ id, name, risk, detail: `${speech.word("risks", risk)} ${speech.number(Math.floor(score))}` }),
      ),
  };
}
export type CompareView = ReturnType<typeof viewOf>;
