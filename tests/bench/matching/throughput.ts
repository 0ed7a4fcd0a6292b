import { performance } from "node:perf_hooks";
import { buildIndex } from "../../../server/backend/reference/names/index/build-index";
import { screen } from "../../../server/backend/reference/names/index/screen";
import type { ListedEntity } from "../../../server/backend/reference/names/types";
import { misspell } from "./distort-name";
import { Random } from "./random";
import type { RealData } from "./read-data";
import { TrigramBaseline } from "./trigram-baseline";

export interface Throughput {
  names: number;
  buildSeconds: number;
  perSecond: number;
  /** Milliseconds of one screening, 95 of 100. */
  p95: number;
  /** Part of the misspelt queries whose entity was among the first ten answers. */
  found: number;
  floorPerSecond: number;
  floorFound: number;
}

/** Screens misspelt listed names and real suppliers against at least `names` names, in one thread. */
export function measureThroughput(data: RealData, names: number, seed: number): Throughput {
  const random = new Random(seed);
  const listed = multiplied(data, names, random);
  const count = listed.reduce(
    (sum, entity) => sum + 1 + (entity.aliases?.length ?? 0) + (entity.weakAliases?.length ?? 0),
    0,
  );
  const before = performance.now();
  const index = buildIndex(listed);
  const buildSeconds = (performance.now() - before) / 1000;
  const queries = [
    ...random.shuffled(data.listed.filter(({ kind }) => kind === "organization" || kind === "person")).slice(0, 600),
    ...random.shuffled(data.companies).slice(0, 600),
  ].map((entity) => ({ entity, name: entity.id.startsWith("company") ? entity.name : misspell(entity.name, random) }));
  for (const { entity, name } of queries.slice(0, 100)) screen(index, { name, kind: entity.kind ?? "unknown" });
  const times: number[] = [];
  let [found, wanted] = [0, 0];
  const used = process.cpuUsage();
  for (const { entity, name } of queries) {
    const start = performance.now();
    const candidates = screen(index, { name, kind: entity.kind ?? "unknown" });
    times.push(performance.now() - start);
    if (entity.id.startsWith("company")) continue;
    wanted++;
    if (candidates.slice(0, 10).some(({ id }) => id === entity.id)) found++;
  }
  const perSecond = perCoreSecond(times.length, used);
  const floor = measureFloor(listed, queries.slice(0, 600));
  times.sort((a, b) => a - b);
  return {
    names: count,
    buildSeconds,
    perSecond,
    p95: times[Math.floor(times.length * 0.95)] as number,
    found: found / wanted,
    ...floor,
  };
}

function measureFloor(listed: readonly ListedEntity[], queries: readonly { entity: ListedEntity; name: string }[]) {
  const names = listed.flatMap(({ name, aliases = [], weakAliases = [] }) => [name, ...aliases, ...weakAliases]);
  const ids = listed.flatMap(({ id, aliases = [], weakAliases = [] }) => [
    id,
    ...aliases.map(() => id),
    ...weakAliases.map(() => id),
  ]);
  const baseline = new TrigramBaseline(names);
  const some = queries.slice(0, 100);
  const used = process.cpuUsage();
  let found = 0;
  for (const { entity, name } of some) {
    if (baseline.nearest(name, 0.3, 10).some(({ number }) => ids[number] === entity.id)) found++;
  }
  return { floorPerSecond: perCoreSecond(some.length, used), floorFound: found / some.length };
}

/** By processor time, garbage collection included: what other processes do on the machine does not count. */
function perCoreSecond(count: number, since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (1e6 * count) / (user + system);
}

/** The real lists and suppliers, then copies with one word of another name in place of one of theirs. */
function multiplied(data: RealData, names: number, random: Random): ListedEntity[] {
  const real = data.listed;
  const result = [...real];
  const words = [...real, ...data.companies].flatMap(({ name }) => name.split(/\s+/).filter((word) => word.length > 3));
  const size = (entity: ListedEntity): number => 1 + (entity.aliases?.length ?? 0) + (entity.weakAliases?.length ?? 0);
  let count = real.reduce((sum, entity) => sum + size(entity), 0);
  for (let copy = 0; count < names; copy++) {
    const original = real[copy % real.length] as ListedEntity;
    const changed = (name: string): string => {
      const parts = name.split(/\s+/);
      parts[random.below(parts.length)] = misspell(random.pick(words), random);
      return parts.join(" ");
    };
    const { kind = "unknown", countries = [], dates = [], aliases = [], weakAliases = [] } = original;
    const entity = {
      id: `copy-${copy}`,
      kind,
      countries,
      dates,
      name: changed(original.name),
      aliases: aliases.map(changed),
      weakAliases: weakAliases.map(changed),
    };
    result.push(entity);
    count += size(entity);
  }
  return result;
}
