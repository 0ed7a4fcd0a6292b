import type { ImportKind as KindName } from "~/backend/contract/import-kinds";
import type { ImportKind } from "./import-kind";
import { linkedKind } from "./linked/linked-kind";
import type { Links } from "./linked/links";
import { relationLinks } from "./relations/relation-links";
import { supplierKind } from "./suppliers/kind";
import { supplyLinks } from "./supply-data/supply-links";

const KINDS = new Map<KindName, ImportKind>([
  ["suppliers", supplierKind],
  ["relations", linkedKind(relationLinks)],
  ["supply-data", linkedKind(supplyLinks)],
]);

/** Says how rows are written of a kind whose tables lie above this floor: `main` does it before anything is asked. */
export function registerLinks(kind: KindName, links: Links): void {
  KINDS.set(kind, linkedKind(links));
}

/** The kind of an import by its name, as the database has it. Throws for one that nobody registered. */
export function kindOf({ kind }: { kind: KindName }): ImportKind {
  const found = KINDS.get(kind);
  if (found === undefined) throw new Error(`Nobody registered the kind of import ${kind}`);
  return found;
}
