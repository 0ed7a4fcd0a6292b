import type { ImportKind } from "~/backend/contract/import-kinds";
import { actionFile } from "./actions/file-kind";
import { contactFile } from "./contacts/file-kind";
import type { FileKind } from "./file-kind";
import { ownAlertFile } from "./own-alerts/file-kind";
import { relationFile } from "./relations/file-kind";
import { supplierFile } from "./suppliers/file-kind";
import { supplyFile } from "./supply-data/file-kind";

const KINDS: Readonly<Record<ImportKind, FileKind>> = {
  suppliers: supplierFile,
  relations: relationFile,
  "supply-data": supplyFile,
  contacts: contactFile,
  "own-alerts": ownAlertFile,
  actions: actionFile,
};

export const fileKindOf = (kind: ImportKind = "suppliers"): FileKind => KINDS[kind];
