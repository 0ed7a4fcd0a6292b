import { canBeAsked } from "~/backend/contract/can-be-asked";
import { EDGE_TYPES } from "~/backend/contract/collection-words";
import type { NetworkEdge, Way } from "~/backend/contract/edges";
import { parentOptions } from "~/domain/collection/parent-options";
import { paths } from "~/paths";
import { connectionInWords } from "../connection-words.server";
import { endInWords, evidenceInWords } from "../edge/view.server";
import type { Speech } from "../speech.server";
import { rowOf } from "../target-row.server";
import type { TargetAnswer, TargetRequest } from "./queries.server";

/** A target in its network, in words: what the components draw, and nothing else. */
export function toTargetView(
  asked: TargetRequest,
  answer: TargetAnswer,
  speech: Speech,
  permissions: readonly string[],
) {
  const { target, connection, ways, incoming, outgoing, overview, found } = answer;
  const mayWrite = permissions.includes("questionnaires:send");
  const held = new Set(target.collections.map(({ id }) => id));
  const fills = overview.content.filter(({ mayFill }) => mayFill);
  const mayFollow = permissions.includes("targets:follow");
  const self = (more: Record<string, string>) => paths.networkTarget(target.id, `?${new URLSearchParams(more)}`);
  return {
    ...rowOf(target, speech),
    id: target.id,
    here: paths.networkTarget(target.id),
    connection: connectionInWords(connection, speech),
    above: stepsOf(connection.above, "target.above", speech),
    below: stepsOf(connection.below, "target.below", speech),
    aroundIsExact: connection.isExact,
    collections: target.collections.map(({ id, name }) => ({
      id,
      name,
      href: paths.collection(id),
      mayFill: fills.some((one) => one.id === id),
    })),
    otherCollections: parentOptions(fills.filter(({ id }) => !held.has(id))),
    ways: ways.content.map((way) => wayInWords(way, speech)),
    waysAreCut: ways.isCut,
    incoming: edgesOf(incoming, "from", (after) => self({ inAfter: after }), speech),
    outgoing: edgesOf(outgoing, "to", (after) => self({ outAfter: after }), speech),
    types: EDGE_TYPES.map((value) => ({ value, label: speech.word("edgeType", value) })),
    find: asked.find,
    found: found
      ?.filter(({ id }) => id !== target.id)
      .map(({ id, name, country }) => ({
        id,
        name,
        country: country ? speech.country(country) : "",
      })),
    mayFollow,
    people: peopleOf(answer, mayWrite),
  };
}
export type TargetView = ReturnType<typeof toTargetView>;

/** Null for what nobody answers for, and for who may not read contacts. */
function peopleOf({ target, contacts }: TargetAnswer, mayWrite: boolean) {
  if (!contacts || !canBeAsked(target)) return null;
  return {
    list: contacts.map(({ id, email, name, role, state, source }) => ({
      ...{ email, name, role },
      state: id === null && source === "list" ? ("listed" as const) : state,
      href: id === null || !mayWrite ? null : paths.targetContact(target.id, id),
    })),
    addHref: mayWrite ? paths.targetAddContact(target.id) : null,
  };
}

function stepsOf(counts: readonly number[], key: "target.above" | "target.below", speech: Speech): string[] {
  return counts.map((count, n) => speech.text(key, { count, number: speech.number(count), step: n + 1 }));
}

function wayInWords({ targets, steps, weakest }: Way, speech: Speech) {
  return {
    key: steps.map(({ edgeId }) => edgeId).join(),
    targets: targets.map((end, n) => {
      const step = steps[n];
      const next = targets[n + 1];
      return {
        ...endInWords(end, speech),
        evidence: step ? evidenceInWords(step, speech) : null,
        edgeHref: next ? paths.networkEdge(end.id, next.id) : null,
        isWeakest: n === weakest && steps.length > 1,
      };
    }),
  };
}

function edgesOf(
  page: TargetAnswer["incoming"],
  other: "from" | "to",
  href: (after: string) => string,
  speech: Speech,
) {
  return {
    rows: page.content.map((edge: NetworkEdge) => ({
      id: edge.id,
      end: endInWords(edge[other], speech),
      type: speech.word("edgeType", edge.type),
      evidence: evidenceInWords(edge, speech),
      isRejected: edge.state === "rejected",
      href: paths.networkEdge(edge.from.id, edge.to.id),
    })),
    byType: page.byType.map(({ type, count }) => ({
      type: speech.word("edgeType", type),
      count: page.totalIsExact ? speech.number(count) : `${speech.number(count)}+`,
    })),
    nextHref: page.after && href(page.after),
  };
}
export type EdgesView = ReturnType<typeof edgesOf>;
