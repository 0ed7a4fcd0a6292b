import type { SanctionsListPreview } from "~/backend/contract/sanctions-list-preview";
import { formatInWords, namesOf, problemInWords } from "~/domain/sanctions-list/list-words.server";
import type { Speech } from "~/i18n/speech.server";
import { foundIn } from "./found";

type Plan = NonNullable<SanctionsListPreview["plan"]>;

/** What an import would do, in the reader's words. */
export function previewOf(preview: SanctionsListPreview, speech: Speech) {
  const { format, files, nothingNew, currentVersion, refusal, plan } = preview;
  const version = currentVersion ?? 0;
  return {
    format: formatInWords(format, speech),
    files: files.map((file, key) => ({ key, name: file.name, role: roleOf(file, speech) })),
    nothingNew: nothingNew ? speech.say("listPages:preview.nothingNew", { version }) : null,
    refusal: refusal && refusedInWords(refusal, speech),
    plan: plan && planOf(plan, currentVersion === null, speech),
    found: foundIn(preview),
  };
}
export type PreviewView = ReturnType<typeof previewOf>;

function planOf(plan: Plan, isFirst: boolean, speech: Speech) {
  const { entities, aliases, added, changed, removed, before, losesMost, problems, problemCount, targets } = plan;
  const figures = [
    ["columns.entries", entities],
    ["columns.names", namesOf({ entities, aliases })],
    ["preview.added", added],
    ["preview.changed", changed],
    ["preview.removed", removed],
    ["columns.problems", problemCount],
  ] as const;
  const hidden = problemCount - problems.length;
  const loss = { leaving: speech.number(removed), before: speech.number(before) };
  const open = {
    open: speech.number(targets.open),
    losing: speech.number(targets.losing),
    changing: speech.number(targets.changing),
  };
  return {
    figures: figures.map(([key, value]) => ({
      key,
      name: speech.say(`listPages:${key}`),
      number: speech.number(value),
    })),
    loss: losesMost ? { text: speech.say("listPages:preview.loss", loss), accept: { ...loss, accept: removed } } : null,
    // Matches are those with the version before: of a first one nothing is known yet.
    targets: isFirst
      ? speech.say("listPages:preview.targets.afterwards")
      : targets.open === 0
        ? speech.say("listPages:preview.targets.none")
        : speech.say("listPages:preview.targets.some", open),
    problems: problems.map((problem, key) => ({ key, ...problemInWords(problem, speech) })),
    problemsTitle: speech.say("listPages:list.problems", { count: problemCount }),
    moreProblems: hidden > 0 ? speech.say("listPages:list.moreProblems", { number: speech.number(hidden) }) : null,
  };
}

function roleOf({ part, columns }: SanctionsListPreview["files"][number], speech: Speech): string {
  if (part) return speech.say(`listPages:preview.roles.${part}`);
  if (columns.length > 0) return speech.say("listPages:preview.roles.table", { count: columns.length });
  return speech.say("listPages:preview.roles.list");
}

/** The columns stand below the preview, where they are chosen. */
function refusedInWords({ code, params }: NonNullable<SanctionsListPreview["refusal"]>, speech: Speech): string {
  if (code === "noName") return speech.say("listPages:refused.chooseName");
  if (code === "noId" || code === "noColumn") return speech.say(`listPages:refused.${code}`, params);
  return speech.say("listPages:refused.other", { reason: code });
}
