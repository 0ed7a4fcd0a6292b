import { setTimeout as wait } from "node:timers/promises";
import { minutes, seconds } from "~/time/duration";
import type { Caller, Numbered } from "./caller";

export interface Duplicates {
  /** Two of the customer's own that may be one. */
  pair: number;
  targetMerge: number;
}

/** Suppliers that two plants know by other names; a person said that each is new, and that two of them are to be decided again. */
const LIST = `Lieferant;Land;Ort;Straße;USt-IdNr.;Website
Lindqvist Härterei AB;SE;Göteborg;Hamngatan 4;;https://lindqvist.example
Lindqvist Härtereien;SE;Göteborg;Hamngatan 4;SE556677889901;https://www.lindqvist.example
Brambach Lacke GmbH;DE;Hof;Lackweg 9;;
Brambach Lack;DE;Hof;Lackweg 9;;https://brambach.example
Quendel Dichtungen GmbH;AT;Wels;Ring 2;;
Quendel Dichtung;AT;Wels;Ring 2;;
`;

interface Pair extends Numbered {
  one: { name: string };
}

/** Three pairs, of which one was merged and one was decided to be two. A second time adds nothing. */
export async function duplicatesOf(manager: Caller): Promise<Duplicates> {
  const open = await pairsOf(manager);
  const known = nameIn(open, "Lindqvist");
  if (known) return { pair: known.id, targetMerge: await lastMerge(manager) };
  const content = Buffer.from(LIST).toString("base64");
  const sent = { kind: "suppliers", fileName: "Lieferanten beider Werke.csv", content };
  const { id } = await manager.send<Numbered>("POST", "/v2/imports", sent);
  await done(manager, id);
  const { content: rows } = await manager.get<{ content: { row: number }[] }>(`/v2/imports/${id}/rows?state=waiting`);
  const body = { decision: "create", targetId: null };
  for (const { row } of rows) await manager.send("PUT", `/v2/imports/${id}/rows/${row}`, body);
  await manager.send("POST", `/v2/imports/${id}/apply`, {});
  await done(manager, id);
  // The third one stays as it was told apart.
  const found = await pairsOf(manager, "apart");
  const [pair, merged] = ["Lindqvist", "Brambach"].map((name) => nameIn(found, name)?.id ?? 0);
  for (const id of [pair, merged])
    await manager.send("POST", `/v2/explorer/duplicates/${id}/decision`, { state: "open" });
  return { pair: pair ?? 0, targetMerge: await mergeOf(manager, merged ?? 0) };
}

interface Side extends Numbered {
  version: number;
}

async function mergeOf(manager: Caller, pair: number): Promise<number> {
  const { preview } = await manager.get<{ preview: { kept: Side; merged: Side } }>(`/v2/explorer/duplicates/${pair}`);
  const { kept, merged } = preview;
  const { mergeId } = await manager.send<{ mergeId: number }>("POST", "/v2/targets/merges", {
    ...{ keptId: kept.id, mergedId: merged.id, versions: { kept: kept.version, merged: merged.version } },
    ...{ choices: {}, reason: "Beide Werke kaufen bei derselben Lackfabrik in Hof." },
  });
  return mergeId;
}

/** Their numbers begin at 1, and a demo has no other. */
const lastMerge = async (manager: Caller): Promise<number> => (await manager.get<Numbered>("/v2/targets/merges/1")).id;

const pairsOf = async (manager: Caller, state: "open" | "apart" = "open") =>
  (await manager.get<{ content: Pair[] }>(`/v2/explorer/duplicates?size=200&state=${state}`)).content;

const nameIn = (pairs: readonly Pair[], name: string) => pairs.find(({ one }) => one.name.startsWith(name));

const done = (manager: Caller, importId: number) =>
  until(async () => (await manager.get<{ state: string }>(`/v2/imports/${importId}`)).state === "Done" || null);

async function until<T>(ask: () => Promise<T | null>): Promise<T | null> {
  for (const end = Date.now() + minutes(1); Date.now() < end; await wait(seconds(0.5))) {
    const found = await ask();
    if (found !== null) return found;
  }
  return null;
}
