import { parseBis } from "../../../intake/lists/bis/parse";
import { parseCsl } from "../../../intake/lists/csl/parse";
import { parseEu } from "../../../intake/lists/eu/parse";
import { parseEuTable } from "../../../intake/lists/eu/table";
import { parseOfac } from "../../../intake/lists/ofac/parse";
import { recogniseList } from "../../../intake/lists/recognise";
import { parseSeco } from "../../../intake/lists/seco/parse";
import { parseUk } from "../../../intake/lists/uk/parse";
import { parseUkXml } from "../../../intake/lists/uk/parse-xml";
import { parseUn } from "../../../intake/lists/un/parse";
import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { ListFormat } from "./known-lists";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import type { FileMapping } from "./mapping-for";
import { type OfacPart, ofacParts } from "./ofac-parts";
import { parseMappedFiles } from "./parse-mapped-file";

export interface ListToParse {
  title: string;
  format: ListFormat;
  files: readonly ListFile[];
  /** Files whose part the caller has said. */
  parts?: Partial<Record<OfacPart, ListFile>>;
  /** Of a table, one for each file; see `mappingsFor`. */
  mappings: readonly FileMapping[];
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
  if (list.format === "table") {
    yield* parseMappedFiles(list.files, list.title, list.mappings);
    return;
  }
  const [file, second] = list.files;
  const isXml = file !== undefined && (await isMarkup(file));
  if (list.format === "uk" && !isXml) {
    yield* parseUk(list.files.map((one) => () => one.open()));
    return;
  }
  if (!file || second) {
    const count = list.files.length;
    throw new ListRefused(`this list is one file, not ${count}`, { code: "oneFile", params: { count } });
  }
  if (list.format === "bis") yield* parseBis(file.open());
  else if (list.format === "csl") yield* parseCsl(file.open());
  else if (list.format === "un") yield* parseUn(file.open());
  else if (list.format === "uk") yield* parseUkXml(file.open());
  else if (list.format === "seco") yield* parseSeco(() => file.open());
  else yield* isXml ? parseEu(file.open()) : parseEuTable(() => file.open());
}

const isMarkup = async (file: ListFile): Promise<boolean> =>
  ["un", "uk-xml", "eu", "seco"].includes(await recogniseList(file.open()));
