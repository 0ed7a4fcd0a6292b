import type { ListedDate, ListedEntity, ListedName } from "../../../platform/db/shapes/listed-entity";
import type { EntityKind, Identifier, ListedEntity as NamedEntry } from "../../../reference/names/types";

/** An entry's id among all lists; a list's name holds no colon. */
export const indexId = (listName: string, entityId: string): string => `${listName}:${entityId}`;

export function fromIndexId(id: string): { listName: string; entityId: string } {
  const colon = id.indexOf(":");
  return { listName: id.slice(0, colon), entityId: id.slice(colon + 1) };
}

/** An entry as a list has it → as names are matched: aliases by strength, numbers that tell who somebody is, days that do. */
export function toNamedEntry(listName: string, entityId: string, entity: ListedEntity): NamedEntry {
  const [primary, ...others] = entity.names;
  const ofKind = (...kinds: ListedName["kind"][]): string[] =>
    others.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
  return {
    id: indexId(listName, entityId),
    name: primary?.text ?? "",
    kind: KINDS[entity.kind],
    aliases: ofKind("primary", "alias", "former"),
    weakAliases: ofKind("weak-alias"),
    countries: entity.countries,
    identifiers: entity.identifiers.flatMap(toIdentifier),
    dates: entity.dates.flatMap(toDates),
  };
}

const KINDS: Readonly<Record<ListedEntity["kind"], EntityKind>> = {
  organization: "organization",
  person: "person",
  vessel: "other",
  aircraft: "other",
  unknown: "unknown",
};

/** Addresses in the net are shared by groups, and a telephone number by a building. */
const NOT_COMPARED = new Set(["website", "email", "phone", "un-reference", "eu-reference", "hull", "ticker"]);

function toIdentifier({ type, value }: ListedEntity["identifiers"][number]): Identifier[] {
  if (NOT_COMPARED.has(type)) return [];
  // A number of no known kind is compared with all kinds.
  return [{ scheme: type === "other" ? "" : type, value }];
}

/** Longest span of years that still says something. */
const MOST_YEARS = 10;

/** Only days of birth and foundation say who somebody is; a span of years counts as each of them. */
function toDates({ type, value }: ListedDate): string[] {
  if (type !== "birth" && type !== "established") return [];
  const [from = "", to] = value.split("/");
  if (to === undefined) return [from];
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (!(last >= first) || last - first > MOST_YEARS) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
