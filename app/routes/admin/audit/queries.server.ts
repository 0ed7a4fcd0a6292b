import { callBackend } from "~/backend/client.server";
import { type LedgerEntry, listEvidence } from "~/backend/contract/evidence";
import { listUsers, type Person } from "~/backend/contract/people";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { fieldsOf, type ReadFilter } from "./filter";

const PAGE = 50;
/** As many names are offered to choose from; others are found by typing. */
const MOST_OFFERED = 200;

/** A page of the ledger under a filter, newest first, and the people to filter by. A cursor that is none is a first page. */
export async function auditOf(context: LoadContext, read: ReadFilter) {
  const [people, whose] = await Promise.all([
    callBackend(context, listUsers, { query: { size: MOST_OFFERED } }),
    personOf(context, read.filter.person),
  ]);
  const { filter, problems } = whose.problem
    ? { filter: { ...read.filter, person: null }, problems: { ...read.problems, person: whose.problem } }
    : read;
  const isNothing = problems.to === "problems.turned";
  const page = isNothing ? null : await pageOf(context, { filter, problems, typed: read.typed }, whose.id);
  return { people: people.content, read: { ...read, filter, problems }, page };
}
export type AuditAnswer = Awaited<ReturnType<typeof auditOf>>;

async function pageOf(context: LoadContext, { filter }: ReadFilter, userId: number | null) {
  const query = { ...fieldsOf(filter), ...(userId && { userId }), size: PAGE };
  const page = (after: string | null) =>
    callBackend(context, listEvidence, { query: { ...query, ...(after && { after }) } });
  return page(filter.after).catch((error) => {
    if (filter.after && error instanceof BackendRefusedError && error.status === 422) return page(null);
    throw error;
  });
}

/** Whom a name or an address means: an address exactly, or the only one who has it as a part. */
async function personOf(context: LoadContext, typed: string | null) {
  if (!typed) return { id: null, problem: null } as const;
  const { content } = await callBackend(context, listUsers, { query: { q: typed, size: MOST_OFFERED } });
  const exact = content.filter((person) => isCalled(person, typed));
  const [only, other] = exact.length > 0 ? exact : content;
  if (!only) return { id: null, problem: "problems.personUnknown" } as const;
  if (other) return { id: null, problem: "problems.personSeveral" } as const;
  return { id: only.id, problem: null } as const;
}

function isCalled({ firstname, lastname, email }: Person, typed: string): boolean {
  return [email, `${firstname} ${lastname}`].some((name) => name.toLowerCase() === typed.toLowerCase());
}

/** So many entries fit into a file, and are asked for in so many calls at most: a filter may match few of very many. */
export const MOST_EXPORTED = 20_000;
const MOST_CALLS = 200;
const AT_ONCE = 200;

/** The newest entries under a filter, a portion at a time. Null for a filter that is not readable. */
export async function entriesOf(
  context: LoadContext,
  { filter, problems }: ReadFilter,
): Promise<AsyncGenerator<LedgerEntry[], void> | null> {
  if (Object.keys(problems).length > 0) return null;
  const { id, problem } = await personOf(context, filter.person);
  return problem ? null : portions(context, { ...fieldsOf(filter), ...(id && { userId: id }), size: AT_ONCE });
}

async function* portions(context: LoadContext, query: object): AsyncGenerator<LedgerEntry[], void> {
  let after: string | null = null;
  let left = MOST_EXPORTED;
  for (let call = 0; call < MOST_CALLS && left > 0; call += 1) {
    const asked: { query: object } = { query: { ...query, ...(after && { after }) } };
    const page: { content: LedgerEntry[]; after: string | null } = await callBackend(context, listEvidence, asked);
    yield page.content.slice(0, left);
    left -= page.content.length;
    after = page.after;
    if (!after) return;
  }
}
