import type { TargetType } from "../../platform/db/schema/targets";
import type { ClassColour } from "./class-colours";

/** In the order in which filters and legends show them (product decisions, "Words and scales"). */
export const TARGET_TYPES = [
  { id: "organization", icon: "building" },
  { id: "POI", icon: "map-pin" },
  { id: "country", icon: "flag" },
  { id: "industry", icon: "factory" },
  { id: "commodity", icon: "boxes" },
] as const satisfies readonly { id: TargetType; icon: string }[];

export interface Ctype {
  id: string;
  type: TargetType;
  /** A drawing of `app/ui/icon.tsx`. */
  icon: string;
  colour: ClassColour;
}

/** The finer classes of targets. Names are texts under `catalogue:ctypes.<id>`; a type's first is what it is by default. */
export const CTYPES = [
  { id: "company", type: "organization", icon: "building", colour: "petrol" },
  { id: "manufacturer", type: "organization", icon: "factory", colour: "petrol" },
  { id: "raw-material-producer", type: "organization", icon: "pickaxe", colour: "umber" },
  { id: "trader", type: "organization", icon: "handshake", colour: "blue" },
  { id: "carrier", type: "organization", icon: "truck", colour: "indigo" },
  { id: "service-provider", type: "organization", icon: "briefcase", colour: "blue" },
  { id: "financial-institution", type: "organization", icon: "landmark", colour: "violet" },
  { id: "cooperative", type: "organization", icon: "sprout", colour: "moss" },
  { id: "public-body", type: "organization", icon: "landmark", colour: "slate" },
  { id: "site", type: "POI", icon: "map-pin", colour: "petrol" },
  { id: "plant", type: "POI", icon: "factory", colour: "petrol" },
  { id: "warehouse", type: "POI", icon: "warehouse", colour: "blue" },
  { id: "office", type: "POI", icon: "building", colour: "slate" },
  { id: "mine", type: "POI", icon: "pickaxe", colour: "umber" },
  { id: "plantation", type: "POI", icon: "sprout", colour: "moss" },
  { id: "power-plant", type: "POI", icon: "zap", colour: "violet" },
  { id: "port", type: "POI", icon: "anchor", colour: "indigo" },
  { id: "airport", type: "POI", icon: "plane", colour: "indigo" },
  { id: "rail-terminal", type: "POI", icon: "train", colour: "indigo" },
  { id: "border-crossing", type: "POI", icon: "barrier", colour: "slate" },
  { id: "waterway", type: "POI", icon: "waves", colour: "teal" },
  { id: "country", type: "country", icon: "flag", colour: "slate" },
  { id: "territory", type: "country", icon: "flag", colour: "slate" },
  { id: "industry", type: "industry", icon: "factory", colour: "blue" },
  { id: "metal", type: "commodity", icon: "boxes", colour: "slate" },
  { id: "mineral", type: "commodity", icon: "gem", colour: "umber" },
  { id: "energy", type: "commodity", icon: "zap", colour: "violet" },
  { id: "agricultural", type: "commodity", icon: "sprout", colour: "moss" },
  { id: "forest", type: "commodity", icon: "tree", colour: "teal" },
  { id: "fibre", type: "commodity", icon: "spool", colour: "blue" },
  { id: "chemical", type: "commodity", icon: "flask", colour: "indigo" },
  { id: "component", type: "commodity", icon: "chip", colour: "petrol" },
] as const satisfies readonly Ctype[];
export type CtypeId = (typeof CTYPES)[number]["id"];

const byId = new Map<string, Ctype>(CTYPES.map((ctype) => [ctype.id, ctype]));

export const isCtype = (id: string): id is CtypeId => byId.has(id);

/** What a target of a type is when nothing finer is known. */
export function defaultCtype(type: TargetType): CtypeId {
  return CTYPES.find((ctype) => ctype.type === type)?.id ?? "company";
}
