import type { RiskName } from "~/backend/contract/score-words";
import type { Supplier, SupplierProposal } from "~/backend/contract/suppliers";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { SuppliersAnswer } from "./queries.server";

export interface SuppliersView {
  count: string;
  suppliers: {
    key: number;
    name: string;
    href: string;
    where: string;
    type: string;
    /** "Customs records · 42 shipments, last 3 Oct 2026". */
    source: string;
    goods: string;
    risk: RiskName;
    riskText: string;
    editHref: string | null;
  }[];
  proposals: ProposalView[];
  addHref: string | null;
  proposeHref: string | null;
  /** The same as a picture. */
  graphHref: string;
  nextHref: string | null;
}

export interface ProposalView {
  id: number;
  name: string;
  about: string;
  comment: string;
  state: SupplierProposal["state"];
  stateWord: string;
  history: string;
  version: number;
  supplierHref: string | null;
}

interface Reader {
  targetId: number;
  mayChange: boolean;
}

export function viewOf({ suppliers, proposals }: SuppliersAnswer, reader: Reader, speech: Speech): SuppliersView {
  const { targetId, mayChange } = reader;
  const total = { count: suppliers.totalElements, number: speech.number(suppliers.totalElements) };
  return {
    count: speech.say(suppliers.totalIsExact ? "suppliers:count" : "suppliers:countMore", total),
    suppliers: suppliers.content.map((supplier) => ({
      key: supplier.edgeId,
      name: supplier.name,
      href: paths.targetProfile(supplier.id),
      where: speech.list([supplier.city, supplier.country && speech.country(supplier.country)]),
      type: speech.word("edgeTypes", supplier.type),
      source: sourceOf(supplier, speech),
      goods: speech.list(supplier.hsCodes.slice(0, 6)),
      risk: supplier.risk,
      riskText: riskText(supplier, speech),
      editHref: supplier.own && mayChange ? paths.targetSupplier(targetId, supplier.edgeId) : null,
    })),
    proposals: proposals.map((proposal) => proposalView(proposal, speech)),
    addHref: mayChange ? paths.targetAddSupplier(targetId) : null,
    proposeHref: mayChange ? paths.targetProposeSupplier(targetId) : null,
    graphHref: paths.networkTarget(targetId),
    nextHref: suppliers.after ? paths.targetSuppliers(targetId, suppliers.after) : null,
  };
}

function riskText({ risk, score }: Supplier, speech: Speech): string {
  const word = speech.word("risks", risk);
  return score === null ? word : `${word} ${speech.number(Math.floor(score))}`;
}

function sourceOf({ source, probability, shipments, lastShipmentOn }: Supplier, speech: Speech): string {
  return [
    speech.word("edgeSources", source),
    source === "Prediction" && speech.percent(probability),
    shipments !== null && speech.say("suppliers:shipments", { count: shipments, number: speech.number(shipments) }),
    lastShipmentOn && speech.say("suppliers:last", { day: speech.day(lastShipmentOn) }),
  ]
    .filter(Boolean)
    .join(DOT);
}

function proposalView(proposal: SupplierProposal, speech: Speech): ProposalView {
  const { id, name, country, website, comment, state, proposedBy, proposedAt, decidedBy, decidedAt, reason } = proposal;
  const made = speech.say("suppliers:proposedBy", { name: proposedBy ?? "–", day: speech.date(proposedAt) });
  const decided =
    decidedAt && speech.say("suppliers:decidedBy", { name: decidedBy ?? "–", day: speech.date(decidedAt) });
  return {
    id,
    name,
    about: [country && speech.country(country), website].filter(Boolean).join(DOT),
    comment,
    state,
    stateWord: speech.say(`suppliers:states.${state}`),
    history: [made, decided, reason].filter(Boolean).join(DOT),
    version: proposal.version,
    supplierHref: proposal.supplierId === null ? null : paths.targetProfile(proposal.supplierId),
  };
}
