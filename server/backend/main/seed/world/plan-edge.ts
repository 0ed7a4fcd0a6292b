import { days } from "~/time/duration";
import type { EdgeSource } from "../../../platform/db/schema/targets";
import type { Random } from "../random";
import type { PlannedEdge, PlannedTarget } from "./plan-network";

/** `from` delivers to `to`, as the customer, the customs, a newspaper or a forecast says. */
export function planEdge(random: Random, from: PlannedTarget, to: PlannedTarget, now: Date): PlannedEdge {
  const owner = from.owner === "public" ? to.owner : from.owner;
  const bySelf = Object.values(to.tier).includes(0);
  const source = bySelf ? "Customer" : random.weighted<EdgeSource>(owner === "public" ? PUBLIC_SOURCES : OWN_SOURCES);
  const raw = from.hsCodes?.some((code) => /^(25|26|28|4001|18|09)/.test(code)) ?? false;
  return {
    // What the customer tells is its own even where both ends are known to everybody.
    owner: bySelf && owner === "public" ? ownerOf(to) : owner,
    from: from.key,
    to: to.key,
    type:
      raw && !bySelf
        ? "PrimaryMaterial"
        : random.weighted([
            ["Supplier", 94],
            ["Equipment", 4],
            ["SecondaryMaterial", 2],
          ]),
    source,
    hsCodes: from.hsCodes ?? [],
    ...withGoods(from.hsCodes ?? [], evidenceOf(random, source, now)),
  };
}

/** What somebody tells of a relation by hand. `amount`: shipments of two years, or percent. */
export function toldEdge(
  from: PlannedTarget,
  to: PlannedTarget,
  { source, amount, link }: { source: EdgeSource; amount: number; link: string },
  now: Date,
): PlannedEdge {
  const owner = from.owner === "public" ? to.owner : from.owner;
  const evidence: EvidenceOf = {
    ...NONE,
    ...(source === "Customs" && {
      shipments: amount,
      firstShipmentOn: day(now.getTime() - days(720)),
      lastShipmentOn: day(now.getTime() - days(2 + (amount % 9))),
    }),
    ...(source === "Prediction" && { probability: amount / 100 }),
    ...(source === "Media" && { probability: 0.9, mediaLinks: [`https://kestrel-newswire.example/${link}`] }),
  };
  const raw = from.hsCodes?.some((code) => /^(25|26|28|4001|18|09)/.test(code)) ?? false;
  return {
    owner,
    from: from.key,
    to: to.key,
    type: raw ? "PrimaryMaterial" : "Supplier",
    source,
    hsCodes: from.hsCodes ?? [],
    ...withGoods(from.hsCodes ?? [], evidence),
  };
}

/** Customs know shipments by code: most of the first one, the others begun later, the fewer the further down the list. */
function withGoods(codes: readonly string[], evidence: EvidenceOf): EvidenceOf & Pick<PlannedEdge, "goods"> {
  const { shipments, firstShipmentOn: first, lastShipmentOn: last } = evidence;
  if (shipments === null || first === null || last === null || codes.length < 2) return { ...evidence, goods: [] };
  const part = Math.floor(shipments / codes.length / 2);
  const later = (n: number) => day(Date.parse(first) + ((Date.parse(last) - Date.parse(first)) * n) / codes.length);
  const goods = codes.map((code, n) => ({
    code,
    shipments: n === 0 ? shipments - part * (codes.length - 1) : part,
    firstShipmentOn: later(n),
    lastShipmentOn: n === 0 ? last : later(n + 1),
  }));
  return { ...evidence, goods: goods.filter((one) => one.shipments > 0) };
}

const PUBLIC_SOURCES: readonly (readonly [EdgeSource, number])[] = [
  ["Customs", 60],
  ["Prediction", 25],
  ["Media", 15],
];
const OWN_SOURCES: readonly (readonly [EdgeSource, number])[] = [
  ["Customs", 30],
  ["Customer", 45],
  ["Prediction", 15],
  ["Media", 10],
];

const ownerOf = ({ tier }: PlannedTarget): "nordwind" | "suedstern" =>
  tier.suedstern === 0 ? "suedstern" : "nordwind";

type EvidenceOf = Pick<PlannedEdge, "probability" | "shipments" | "firstShipmentOn" | "lastShipmentOn" | "mediaLinks">;

const NONE: EvidenceOf = {
  probability: 1,
  shipments: null,
  firstShipmentOn: null,
  lastShipmentOn: null,
  mediaLinks: [],
};

function evidenceOf(random: Random, source: EdgeSource, now: Date): EvidenceOf {
  if (source === "Customs") {
    const last = now.getTime() - days(random.int(3, 500));
    const first = last - days(random.int(30, 900));
    return { ...NONE, shipments: random.int(1, 260), firstShipmentOn: day(first), lastShipmentOn: day(last) };
  }
  if (source === "Prediction") return { ...NONE, probability: random.int(40, 95) / 100 };
  if (source === "Media")
    return {
      ...NONE,
      probability: 0.9,
      mediaLinks: [`https://foundry-row-weekly.example/report/${random.int(10_000, 99_999)}`],
    };
  return NONE;
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
