import { parseBis } from "../../../intake/lists/bis/parse";
import { parseCsl } from "../../../intake/lists/csl/parse";
import { parseOfac } from "../../../intake/lists/ofac/parse";
import { parseUn } from "../../../intake/lists/un/parse";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { ListFormat } from "./known-lists";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import { type OfacPart, ofacParts } from "./ofac-parts";
import { parseMappedFile } from "./parse-mapped-file";

export interface ListToParse {
  title: string;
  format: ListFormat;
  files: readonly ListFile[];
  /** Files whose part the caller has said. */
  parts?: Partial<Record<OfacPart, ListFile>>;
  /** Of a table; complete, see `mappingFor`. */
  mapping: ListMapping | null;
}

/** The entries of a list and what is wrong in its files, streaming. Throws ListRefused. */
export async function* parseList(list: ListToParse): AsyncGenerator<ListedItem, void> {
  if (list.format === "ofac") {
    const files = await ofacParts(list.files, list.parts);
    yield* parseOfac(
      {
        entities: files.entities.open(),
        addresses: files.addresses?.open(),
        aliases: files.aliases?.open(),
        comments: files.comments?.open(),
      },
      { listName: list.title },
    );
    return;
  }
  const [file, second] = list.files;
  if (!file || second) throw new ListRefused(`this list is one file, not ${list.files.length}`);
  if (list.format === "bis") yield* parseBis(file.open());
  else if (list.format === "csl") yield* parseCsl(file.open());
  else if (list.format === "un") yield* parseUn(file.open());
  else if (list.mapping) yield* parseMappedFile(file, list.title, list.mapping);
}
