import { join } from "node:path";
import { projectRoot } from "../../server/project-root";
import { type Figures, LOOKED_AT, measurePlaces, measureTowns, UNSEEN } from "../support/places/measure";

const data = join(projectRoot(), "../shared/data");
const began = performance.now();
for (const [name, lists] of [
  ["looked at while tuning", LOOKED_AT],
  ["looked at last", UNSEEN],
] as const) {
  print(name, await measurePlaces(data, lists));
}
print("towns and states of plants, no rule made from them", await measureTowns(data));
process.stdout.write(
  `${Math.round(performance.now() - began)} ms, ${Math.round(process.memoryUsage().rss / 1e6)} MB resident\n`,
);

function print(name: string, { rows, untold, near, wrong, byPrecision }: Figures): void {
  const share = (part: number): string => `${((100 * part) / rows).toFixed(1)} %`;
  const precisions = Object.entries(byPrecision).map(([precision, n]) => `${precision} ${n}`);
  process.stdout.write(
    `${name}: ${rows} rows, within 25 km ${near} (${share(near)}), more than 100 km off and claimed ${wrong} (${share(wrong)}); ` +
      `${precisions.join(", ")}; ${untold} of the file's points are a country's middle\n`,
  );
}
