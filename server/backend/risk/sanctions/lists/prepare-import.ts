import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { sanctionsLists, sanctionsListVersions } from "../../../platform/db/schema/sanctions";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import { formatOf, knownList, LIST_FORMATS, type ListFormat, listOfFormat } from "./known-lists";
import { hashOfFiles, type ListFile } from "./list-file";
import { entriesIn, mappingsIn, readersIn } from "./list-in-thread";
import type { ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import type { FileMapping } from "./mapping-for";
import type { OfacPart } from "./ofac-parts";
import { ownerOf } from "./own-lists";
import { packEntries } from "./packed-entries";

export interface ListImport {
  /** See LIST_NAME. */
  name: string;
  files: readonly ListFile[];
  parts?: Partial<Record<OfacPart, ListFile>>;
  title?: string | undefined;
  format?: ListFormat | undefined;
  /** Columns by field; what is missing is guessed from the titles, or taken from the version before. */
  mapping?: Partial<ListMapping> | undefined;
  /** How many entries may leave, where they are more than those that stay. */
  acceptLoss?: number | undefined;
}

/** A list as its import would leave it. */
export interface ListKept {
  name: string;
  /** Null for a list of all customers. */
  ownerId: number | null;
  title: string;
  authority: string;
  format: ListFormat;
  mapping: ListMapping | null;
}

/** What the files of an import are: told without reading their entries. */
export interface FoundList {
  before: Awaited<ReturnType<typeof currentOf>>;
  files: readonly ListFile[];
  list: Omit<ListKept, "mapping">;
}

/** Throws ListRefused for no file, and for files of two lists or of another list than the one that they are imported as. */
export async function findList(database: Database, input: ListImport): Promise<FoundList> {
  const files = [...input.files, ...Object.values(input.parts ?? {})];
  if (files.length === 0) throw new ListRefused("no file was given");
  const before = await database.asSystem((tx) => currentOf(tx, input.name));
  const format = input.format ?? (await formatOfFiles(files, input.name, before?.format ?? null));
  const kind = knownList(input.name) ?? listOfFormat(input.name, format);
  const title = input.title ?? before?.title ?? kind.title;
  return {
    before,
    files,
    list: { name: input.name, ownerId: ownerOf(input.name), title, authority: kind.authority, format },
  };
}

export interface PreparedImport {
  list: ListKept;
  fileHash: string;
  fileNames: string[];
  /** The version that was made from these very files, where it is the newest. */
  same: NonNullable<NonNullable<FoundList["before"]>["newest"]> | null;
  /** Reads the files to their end. Throws ListRefused. */
  entries(): Promise<AsyncIterable<ReadEntry>>;
}

/** The columns of a table, and whether the files are new. Throws ListRefused for a table whose columns say no name. */
export async function prepareImport(input: ListImport, { before, files, list }: FoundList): Promise<PreparedImport> {
  const isTable = list.format === "table";
  const mappings = isTable ? await mappingsIn(files, input.mapping, before?.mapping ?? null) : [];
  const fileHash = await hashOfFiles(files, mappings.length > 1 ? mappings : (mappings[0] ?? null));
  const mapping = mappings.find(hasName) ?? null;
  const asked = { ...list, mapping, mappings, files: input.files, parts: input.parts ?? {} };
  return {
    list: { ...list, mapping },
    fileHash,
    fileNames: files.map(({ name }) => name),
    same: before?.newest?.fileHash === fileHash ? before.newest : null,
    entries: () => packEntries(entriesIn(asked)),
  };
}

const hasName = (mapping: FileMapping): mapping is ListMapping => mapping.name !== null;

/** Whose list the files are, by what they hold; what does not say so is what the list was before, or a table. */
async function formatOfFiles(files: readonly ListFile[], name: string, before: string | null): Promise<ListFormat> {
  const found = (await readersIn(files)).map(formatOf);
  const told = [...new Set(found.filter((format) => format !== "table"))];
  const [first, second] = told;
  const fileOf = (format: ListFormat): string => files[found.indexOf(format)]?.name ?? "";
  if (first && second) {
    const nameOf = (format: ListFormat): string => `${fileOf(format)} is of the list ${format}`;
    throw new ListRefused(`${nameOf(first)}, and ${nameOf(second)}: import them as two lists`, {
      code: "twoLists",
      params: { file: fileOf(first), list: first, other: fileOf(second), otherList: second },
    });
  }
  const expected = knownList(name)?.format ?? LIST_FORMATS.find((format) => format === before && format !== "table");
  if (first && expected && first !== expected) {
    const file = files[0]?.name ?? "";
    throw new ListRefused(
      `${file} is of the list ${first}, and ${name} has files of ${expected}; import it under another name`,
      { code: "otherList", params: { file, list: first, name, expected } },
    );
  }
  return first ?? expected ?? "table";
}

async function currentOf(tx: Tx, name: string) {
  const [list] = await tx.select().from(sanctionsLists).where(eq(sanctionsLists.name, name));
  if (!list) return null;
  const [newest] = await tx
    .select()
    .from(sanctionsListVersions)
    .where(sql`list_name = ${name} and version = ${list.currentVersion}`);
  const problems = (newest?.problems ?? []) as Problem[];
  const format = LIST_FORMATS.find((one) => one === newest?.format) ?? "table";
  return { ...list, newest: newest && { ...newest, format, problems } };
}
