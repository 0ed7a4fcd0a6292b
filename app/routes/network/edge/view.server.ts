import { EDGE_TYPES } from "~/backend/contract/collection-words";
import type { EdgeEnd, NetworkEdge } from "~/backend/contract/edges";
import { DOT } from "~/i18n/dot";
import { paths } from "~/paths";
import type { Speech } from "../speech.server";
import type { BetweenAnswer } from "./queries.server";

/** Two targets and what is known between them, in words. */
export function toEdgeView(
  [{ from, to, content }, between, hsCodes]: BetweenAnswer,
  speech: Speech,
  permissions: readonly string[],
) {
  return {
    from: endInWords(from, speech),
    to: endInWords(to, speech),
    path: paths.networkEdge(from.id, to.id),
    edges: content.map((edge) => edgeInWords(edge, speech)),
    between: between.content.map((end) => endInWords(end, speech)),
    betweenIsCut: between.isCut,
    goods: hsCodes.content.map(({ code, commodity, shipments, firstShipmentOn, lastShipmentOn }) => ({
      code,
      word: speech.goods(code, commodity),
      shipments: shipments === null ? "" : speech.number(shipments),
      first: firstShipmentOn ? speech.day(firstShipmentOn) : "",
      last: lastShipmentOn ? speech.day(lastShipmentOn) : "",
    })),
    types: EDGE_TYPES.map((value) => ({ value, label: speech.word("edgeType", value) })),
    mayChange: permissions.includes("targets:follow"),
  };
}
export type EdgeView = ReturnType<typeof toEdgeView>;

export function endInWords(end: EdgeEnd, speech: Speech) {
  return {
    id: end.id,
    name: end.isSelf ? speech.text("edge.you", { name: end.name }) : end.name,
    href: paths.networkTarget(end.id),
    type: speech.word("ctype", end.ctype),
    country: end.country ? speech.country(end.country) : "",
    risk: end.risk,
    riskWord: speech.word("risk", end.risk),
  };
}
export type EndView = ReturnType<typeof endInWords>;

/** How an edge is known: "Customs · 118 shipments, last on 14 Nov 2026". */
export function evidenceInWords(
  edge: Pick<NetworkEdge, "source" | "probability" | "shipments" | "lastShipmentOn" | "state">,
  speech: Speech,
): string {
  const { source, probability, shipments, lastShipmentOn, state } = edge;
  const parts = [
    speech.word("edgeSource", source),
    ...(probability < 1 ? [speech.text("edge.probability", { percent: speech.percent(probability) })] : []),
    ...(shipments === null
      ? []
      : [speech.text("edge.shipments", { count: shipments, number: speech.number(shipments) })]),
    ...(lastShipmentOn ? [speech.text("edge.last", { day: speech.day(lastShipmentOn) })] : []),
    ...(state === "active" ? [] : [speech.text(`edge.states.${state}`)]),
  ];
  return parts.join(DOT);
}

export function edgeInWords(edge: NetworkEdge, speech: Speech) {
  const { id, type, state, own, version, scope, hsCodes, goods, mediaLinks } = edge;
  return {
    id,
    type,
    typeWord: speech.word("edgeType", type),
    evidence: evidenceInWords(edge, speech),
    state,
    own,
    version,
    values: {
      type,
      scope: scope === "Shared" ? "Shared" : "Private",
      ...typed(edge),
      goods: hsCodes.map((code) => ({ code, ...typed(goods.find((one) => one.code === code)) })),
      mediaLinks: mediaLinks.join("\n"),
    },
    mediaLinks,
  };
}
export type EdgeInWords = ReturnType<typeof edgeInWords>;

/** As the fields of a form hold it. */
function typed(told: Pick<NetworkEdge, "shipments" | "firstShipmentOn" | "lastShipmentOn"> | undefined) {
  const { shipments = null, firstShipmentOn = null, lastShipmentOn = null } = told ?? {};
  return {
    shipments: shipments === null ? "" : String(shipments),
    firstShipmentOn: firstShipmentOn ?? "",
    lastShipmentOn: lastShipmentOn ?? "",
  };
}
