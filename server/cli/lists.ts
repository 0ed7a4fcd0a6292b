import { parseArgs } from "node:util";
import { isOwnList } from "~/backend/contract/sanctions-lists";
import type { ListMapping } from "../backend/platform/db/shapes/list-mapping";
import { diffLines } from "../backend/risk/sanctions/lists/diff-lines";
import { importList, type ListImport, type ListImported } from "../backend/risk/sanctions/lists/import-list";
import {
  LIST_FORMATS,
  LIST_NAME,
  LIST_NAME_LENGTH,
  type ListFormat,
} from "../backend/risk/sanctions/lists/known-lists";
import { fileAt } from "../backend/risk/sanctions/lists/list-file";
import { ListLoss, ListRefused } from "../backend/risk/sanctions/lists/list-refused";
import { KIND_WORDS } from "../backend/risk/sanctions/lists/list-titles";
import { keptName } from "../backend/risk/sanctions/lists/own-lists";
import { removalLines } from "../backend/risk/sanctions/lists/removal-lines";
import { removeList } from "../backend/risk/sanctions/lists/remove-list";
import { type CommandContext, UsageError } from "./command";
import { customerOf } from "./customer-of";
import { withBackend } from "./with-backend";

/**
 * `lists import NAME FILE…`: reads a list's files into a new version, of a list of all customers or with `--customer KEY` of one's own, screens
 * everybody again whom it concerns, and says
 * what changed. The same files again are nothing new; where more entries would leave than stay, `--accept-loss N` says how many may.
 */
export async function runListsImport(args: string[], context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: "string", multiple: true, default: [] },
      title: { type: "string" },
      format: { type: "string" },
      addresses: { type: "string" },
      aliases: { type: "string" },
      comments: { type: "string" },
      "accept-loss": { type: "string" },
      customer: { type: "string" },
    },
  });
  const [name, ...paths] = positionals;
  if (!name || paths.length === 0) throw new UsageError("Give the list's name and its files.");
  if (!LIST_NAME.test(name) || name.length > LIST_NAME_LENGTH) {
    throw new UsageError(`A list's name is lower-case words joined by hyphens, not ${JSON.stringify(name)}`);
  }
  const { title, addresses, aliases, comments, customer } = values;
  if (isOwnList(name))
    throw new UsageError("The name of an own list is given without `own-`, and --customer KEY with it.");
  const list: Omit<ListImport, "name"> = {
    files: paths.map(fileAt),
    parts: {
      ...(addresses !== undefined && { addresses: fileAt(addresses) }),
      ...(aliases !== undefined && { aliases: fileAt(aliases) }),
      ...(comments !== undefined && { comments: fileAt(comments) }),
    },
    title,
    format: formatOption(values.format),
    mapping: mappingOption(values.map),
    acceptLoss: lossOption(values["accept-loss"]),
  };
  await withBackend(context, async ({ database, drain }) => {
    const kept = customer === undefined ? name : keptName(`own-${name}`, await customerOf(database, customer));
    const imported = await importList(database, { ...list, name: kept }).catch((error: unknown) => {
      if (!(error instanceof ListLoss)) throw error;
      throw new ListRefused(`${error.message} If it is, add --accept-loss ${error.leaving}.`);
    });
    for (const line of inWords(imported)) context.out(line);
    await drain();
  });
}

/** `lists diff NAME [FROM TO]`: what changed between two versions, the last two unless said. */
export async function runListsDiff(args: string[], context: CommandContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [name, from, to] = positionals;
  if (!name || positionals.length === 2) throw new UsageError("Give the list's name, and either no version or two.");
  const versions = from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
  if (versions && !(Number.isInteger(versions.from) && Number.isInteger(versions.to))) {
    throw new UsageError("Versions are numbers.");
  }
  await withBackend(context, async ({ database }) => {
    for await (const line of diffLines(database, name, versions)) context.out(line);
  });
}

/**
 * `lists remove NAME [--version N]`: says what goes with a list, or with one of its versions; with `--reason "…"` it is taken out of effect
 * and everybody screened again. Nothing is deleted.
 */
export async function runListsRemove(args: string[], context: CommandContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { version: { type: "string" }, reason: { type: "string" } },
  });
  const [name] = positionals;
  const version = values.version === undefined ? null : Number(values.version);
  if (!name || positionals.length > 1) throw new UsageError("Give the list's name.");
  if (version !== null && !(Number.isInteger(version) && version > 0)) throw new UsageError("A version is a number.");
  const reason = values.reason?.trim() ?? "";
  if (values.reason !== undefined && reason === "") throw new UsageError("--reason takes a text.");
  await withBackend(context, async ({ database, drain }) => {
    for await (const line of removalLines(database, { name, version })) context.out(line);
    if (reason === "") {
      context.out('Nothing was removed; add --reason "…" to do it.');
      return;
    }
    const actor = { type: "rule", id: "tierwatch lists remove" } as const;
    const removed = await removeList(database, { name, version, reason, actor, customerId: null });
    context.out(removed?.to ? `${name}: back to version ${removed.to}` : `${name}: no version is in effect any more`);
    await drain();
  });
}

const PROBLEMS_SHOWN = 10;

function inWords(imported: ListImported): string[] {
  const { name, version, nothingNew, entities, aliases, added, changed, removed, problems, problemCount } = imported;
  if (nothingNew) return [`${name}: nothing new, version ${version} has these files`];
  const lines = [
    `${name}: version ${version}, ${entities} entries (${added} added, ${changed} changed, ${removed} removed), ${problemCount} problems`,
    `  read as ${imported.format}, ${aliases} further names`,
  ];
  for (const { position, message } of problems.slice(0, PROBLEMS_SHOWN)) {
    const { line, column, path } = position;
    const place = [line !== undefined && `line ${line}`, column && `column ${column}`, path].filter(Boolean).join(", ");
    lines.push(`  ${place === "" ? "" : `${place}: `}${message}`);
  }
  return lines;
}

function lossOption(loss: string | undefined): number | undefined {
  if (loss !== undefined && !/^\d{1,9}$/.test(loss)) throw new UsageError("--accept-loss takes a number of entries.");
  return loss === undefined ? undefined : Number(loss);
}

function formatOption(format: string | undefined): ListFormat | undefined {
  if (format === undefined) return undefined;
  const known = LIST_FORMATS.find((one) => one === format);
  if (!known) throw new UsageError(`--format takes ${LIST_FORMATS.join(", ")}, not ${JSON.stringify(format)}`);
  return known;
}

const FIELDS = new Set(
  "name nameType nameStrength id aliases weakAliases formerNames countries address city birth programs remarks listedOn".split(
    " ",
  ),
);

/** `name=Title`, `kind=Type` (its values by the usual words), `nameParts=First, Second`, `identifier.imo=IMO number`. */
function mappingOption(pairs: readonly string[]): Partial<ListMapping> | undefined {
  if (pairs.length === 0) return undefined;
  const mapping: Record<string, unknown> = {};
  const identifiers: Record<string, string> = {};
  for (const pair of pairs) {
    const [, field = "", column = ""] = /^([\w.-]+)=(.+)$/s.exec(pair) ?? [];
    const identifier = /^identifiers?\.([a-z-]{1,40})$/.exec(field)?.[1];
    if (identifier) identifiers[identifier] = column;
    else if (field === "kind") mapping.kind = { column, values: KIND_WORDS };
    else if (field === "nameParts") mapping.nameParts = column.split(",").map((part) => part.trim());
    else if (FIELDS.has(field)) mapping[field] = column;
    else
      throw new UsageError(
        `--map takes field=column with a field of ${[...FIELDS].join(", ")}, kind, nameParts or identifier.TYPE, not ${JSON.stringify(pair)}`,
      );
  }
  return { ...mapping, ...(Object.keys(identifiers).length > 0 && { identifiers }) } as Partial<ListMapping>;
}
