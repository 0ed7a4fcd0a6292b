import type { ImportKind } from "~/backend/contract/import-kinds";
import type { FileKind } from "./file-kind";
import { relationFile } from "./relations/file-kind";
import { supplierFile } from "./suppliers/file-kind";
import { supplyFile } from "./supply-data/file-kind";

const KINDS: Readonly<Record<ImportKind, FileKind>> = {
  suppliers: supplierFile,
  relations: relationFile,
  "supply-data": supplyFile,
};

export const fileKindOf = (kind: ImportKind = "suppliers"): FileKind => KINDS[kind];
