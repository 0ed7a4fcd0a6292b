import type { ImportKind as KindName } from "~/backend/contract/import-kinds";
import type { ImportKind } from "./import-kind";
import { linkedKind } from "./linked/linked-kind";
import { relationLinks } from "./relations/relation-links";
import { supplierKind } from "./suppliers/kind";
import { supplyLinks } from "./supply-data/supply-links";

const KINDS: Readonly<Record<KindName, ImportKind>> = {
  suppliers: supplierKind,
  relations: linkedKind(relationLinks),
  "supply-data": linkedKind(supplyLinks),
};

/** The kind of an import by its name, as the database has it. */
export const kindOf = ({ kind }: { kind: KindName }): ImportKind => KINDS[kind];
