import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { IMPORT_KINDS, type ImportKind } from "~/backend/contract/import-kinds";
import { importMapping, importOptions } from "~/backend/contract/imports";
import { mustBeOfKind } from "../backend/intake/imports/kinds/must-be-of-kind";
import type { ImportKey } from "../backend/intake/imports/run/import-key";
import type { ChosenColumns, ImportOptions } from "../backend/intake/imports/run/import-options";
import { one } from "../backend/intake/imports/run/import-steps";
import { sameFileOf } from "../backend/intake/imports/run/same-file";
import { startImport } from "../backend/intake/imports/run/start-import";
import { readImport } from "../backend/intake/imports/steps/read-import";
import { registerImportKinds } from "../backend/main/import-kinds";
import { Refusal } from "../backend/platform/call/refusal";
import type { Tx } from "../backend/platform/db/database";
import { imports } from "../backend/platform/db/schema/imports";
import { type CommandContext, UsageError } from "./command";
import { customerOf } from "./customer-of";
import { haveDone, importOf } from "./have-done";
import { columnLines, countLine, mergeLines, placeLine, problemLines, refusalLine, sinceLine } from "./import-words";
import { sinceOption } from "./since-option";
import { type CommandBackend, withBackend } from "./with-backend";

const ACTOR = { type: "rule", id: "tierwatch import" } as const;

/** The file as a whole was refused; said with row and column where there are any. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
}

/**
 * `import suppliers FILE --customer KEY`, or `import FILE --kind KIND` for one of `IMPORT_KINDS`: reads the list, says what becomes of its rows and which were merged and why, and applies it;
 * `--merges` lists all merges, however many. New targets are matched with past events since the day of `--since`, or of the last year. With `--dry-run` it leaves nothing behind. `--undo ID` takes an applied import back. `--map field=column` says what a column means, by its title
 * or number; `field=` leaves the field out. `--no-titles` says that the first row is no row of titles. A file that was imported before is refused unless `--again` says that it is meant.
 */
export async function runImport(args: string[], context: CommandContext): Promise<void> {
  registerImportKinds();
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      customer: { type: "string" },
      kind: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      map: { type: "string", multiple: true, default: [] },
      collection: { type: "string" },
      sheet: { type: "string" },
      "no-titles": { type: "boolean", default: false },
      undo: { type: "string" },
      merges: { type: "boolean", default: false },
      since: { type: "string" },
      again: { type: "boolean", default: false },
    },
  });
  const [file, ...rest] = positionals;
  if (!values.customer) throw new UsageError("Name the customer: --customer KEY");
  if (rest.length > 0 || (file === undefined) === (values.undo === undefined)) {
    throw new UsageError("Give one file, or --undo and the number of an import");
  }
  const kind = kindOption(values.kind);
  const mapping = mappingOption(kind, values.map);
  const since = values.since === undefined ? undefined : sinceOption(values.since);
  const headerRow = values["no-titles"] ? 0 : undefined;
  const options = importOptions.parse({ collection: values.collection, sheet: values.sheet, since, headerRow });
  const { customer, undo, "dry-run": dryRun, again } = values;
  await withBackend(context, async (backend) => {
    const customerId = await customerOf(backend.database, customer);
    if (undo !== undefined) await takeBack(backend, { customerId, importId: numberOf(undo) }, context);
    else
      await takeIn(
        backend,
        { customerId, kind, file: file ?? "", mapping, options, dryRun, again, allMerges: values.merges },
        context,
      );
    await backend.drain();
  });
}

interface Wanted {
  customerId: number;
  kind: ImportKind;
  file: string;
  mapping: ChosenColumns;
  options: ImportOptions;
  dryRun: boolean;
  /** The file was imported before, and is meant to be imported again. */
  again: boolean;
  /** Without it, only the first merges are listed. */
  allMerges: boolean;
}

async function takeIn(backend: CommandBackend, wanted: Wanted, { out }: CommandContext): Promise<void> {
  const { database } = backend;
  const { customerId, kind, file, mapping, options, dryRun, again, allMerges } = wanted;
  const scope = { customerId, userId: null };
  const fileHash = await hashOf(file);
  if (!dryRun && !again)
    await database.asCustomer(scope, (tx) => mustBeNew(tx, customerId, { kind, fileHash, table: options }));
  const given = { kind, fileName: basename(file), fileHash, content: null, mapping, options, dryRun };
  const { id } = await database.asCustomer(scope, (tx) => startImport(tx, customerId, { ...given, actor: ACTOR }));
  const key = { customerId, importId: id };
  try {
    await readImport(database, key, file);
    const read = await importOf(database, key);
    if (read.refusal !== null) throw new FileRefused(refusalLine(read.refusal));
    for (const line of columnLines(read.mapping)) out(line);
    out(`${read.fileName}: ${countLine(read.counts)}`);
    if (Object.keys(read.places).length > 0) out(placeLine(read.places));
    for (const line of await database.asCustomer(scope, (tx) => problemLines(tx, key))) out(line);
    for (const line of await database.asCustomer(scope, (tx) => mergeLines(tx, key, allMerges))) out(line);
    if (dryRun) return out("Nothing was changed: a dry run.");
    const { counts } = await haveDone(backend, key, "apply", ACTOR);
    if (kind === "suppliers") out(await database.asSystem((tx) => sinceLine(tx, options.since)));
    out(`Import ${id} applied: ${countLine(counts)}. Undo it with --undo ${id}.`);
  } finally {
    if (dryRun) await database.asCustomer(scope, (tx) => tx.delete(imports).where(one(key)));
  }
}

/** Said before anything is read: a file that was imported before is taken in again only when that is meant. */
async function mustBeNew(tx: Tx, customerId: number, file: Parameters<typeof sameFileOf>[2]): Promise<void> {
  const same = await sameFileOf(tx, { customerId }, file);
  if (!same?.isImported) return;
  const { id, createdAt } = same;
  throw new UsageError(`The same file was imported on ${createdAt} (import ${id}). Import it again with --again`);
}

async function takeBack(backend: CommandBackend, key: ImportKey, { out }: CommandContext): Promise<void> {
  try {
    const { counts } = await haveDone(backend, key, "undo", ACTOR);
    out(`Import ${key.importId} undone: ${countLine(counts)}.`);
  } catch (error) {
    throw error instanceof Refusal ? new UsageError(error.message) : error;
  }
}

/** Of a file that cannot be opened nothing is known; the reader says why. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash).catch(() => undefined);
  return hash.digest("hex");
}

function kindOption(word: string = "suppliers"): ImportKind {
  const kind = IMPORT_KINDS.find((one) => one === word);
  if (kind !== undefined) return kind;
  throw new UsageError(`--kind takes ${IMPORT_KINDS.join(", ")}, not ${JSON.stringify(word)}`);
}

function mappingOption(kind: ImportKind, pairs: readonly string[]): ChosenColumns {
  const entries = pairs.map((pair) => {
    const [, field, column = ""] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    if (field === undefined) throw new UsageError(`--map takes field=column, not ${JSON.stringify(pair)}`);
    return [field, column.trim() === "" ? null : column] as const;
  });
  const parsed = importMapping.safeParse(Object.fromEntries(entries));
  if (parsed.success) {
    try {
      mustBeOfKind(kind, parsed.data);
      return parsed.data;
    } catch (error) {
      throw error instanceof Refusal ? new UsageError(`--map: ${error.message}`) : error;
    }
  }
  const wrong = parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  throw new UsageError(`--map: ${wrong.join("; ")}`);
}

function numberOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--undo takes the number of an import, not ${JSON.stringify(text)}`);
}
