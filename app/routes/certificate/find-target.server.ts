import type { FoundTarget } from "~/backend/contract/targets";
import type { DocumentFields } from "./document-form";
import { readChoice } from "./target-choice";

type Said = Pick<DocumentFields, "target" | "targetId" | "targetName" | "choice">;
/** Which target a form means: null for one's own company; several where its reader has to choose. */
export type Meant = { id: number | null } | { candidates: FoundTarget[] };

/** So many to choose from; who means another types more of its name. */
const OFFERED = 8;

/**
 * The target that a form names. What was chosen counts as long as the name was not changed after it; a name that one target alone has is
 * that one. `search` finds targets by part of a name, the likeliest first. No candidates: nothing in sight is called anything like it.
 */
export async function meantTarget(
  { target, targetId, targetName, choice }: Said,
  search: (q: string) => Promise<FoundTarget[]>,
): Promise<Meant> {
  if (target === "") return { id: null };
  const chosen = target === targetName ? (readChoice(choice)?.id ?? targetId) : undefined;
  if (chosen) return { id: chosen };
  const found = await search(target);
  const same = (name: string | null) => name?.toLocaleLowerCase() === target.toLocaleLowerCase();
  const exact = found.filter(({ name, matchedName }) => same(name) || same(matchedName));
  const [only] = exact;
  if (only && exact.length === 1) return { id: only.id };
  const candidates = exact.length > 1 ? exact : found.length > 0 ? found : await search(longestWord(target));
  return { candidates: candidates.slice(0, OFFERED) };
}

/** What is left of a name when its legal form was typed otherwise than it is kept. */
function longestWord(name: string): string {
  return name.split(/[\s,.]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), "") || name;
}
