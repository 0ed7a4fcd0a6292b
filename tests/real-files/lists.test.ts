import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { projectRoot } from "../../server/project-root";
import { asJudged, countriesOf, type JudgedList, judgedLists } from "../support/judged-lists";
import { type ListRow, readList } from "../support/read-list";

const DATA = join(projectRoot(), "../shared/data");
/** Of all rows together, and of each list. */
const RIGHT = 0.99;
const RIGHT_OF_ONE = 0.9;

interface Measure {
  file: string;
  rows: number;
  right: number;
  asked: number;
  wrongMerges: number;
  withoutPoint: number;
  /** The first rows that are not right. */
  wrong: unknown[];
}

async function measure({ file, content, rows: judged }: JudgedList): Promise<Measure> {
  const { rows } = await readList(content);
  const of = new Map(rows.map((row) => [row.row, row]));
  const measured: Measure = {
    file,
    rows: judged.length,
    right: 0,
    asked: 0,
    wrongMerges: 0,
    withoutPoint: 0,
    wrong: [],
  };
  for (const [index, { wanted, same }] of judged.entries()) {
    const row = rows[index] as ListRow;
    if (row.state === "waiting") measured.asked++;
    const other = row.state === "repeated" ? judged[rows.indexOf(of.get(row.repeats ?? 0) as ListRow)] : undefined;
    const isWrongMerge = other !== undefined && (same === null || other.same !== same);
    if (isWrongMerge) measured.wrongMerges++;
    // What is the middle of a country, or stands in rows of several places, is no point of this one.
    const isNoPoint = row.codes.includes("coordinatesPlaceholder");
    if (isNoPoint) measured.withoutPoint++;
    const expected = wanted && isNoPoint ? { ...wanted, lat: null, lon: null } : wanted;
    const found = expected === null ? null : asJudged(row, expected);
    const isTaken = row.state === "create" || row.state === "repeated";
    const isRight = expected === null ? row.state === "refused" : isTaken && isDeepStrictEqual(found, expected);
    if (isRight && !isWrongMerge) measured.right++;
    else if (measured.wrong.length < 5)
      measured.wrong.push({ row: row.row, state: row.state, codes: row.codes, found, wanted: expected });
  }
  return measured;
}

// Twenty thousand rows: nearly a minute alone, and longer beside other tests.
const LIMIT = { timeout: minutes(3) };

test(
  "of public lists 99 rows of 100 are read as their columns say without a person, and none is merged wrongly",
  LIMIT,
  async ({ annotate }) => {
    if (!existsSync(DATA)) return annotate(`nothing read: ${DATA} is absent`);
    const measures: Measure[] = [];
    for (const list of judgedLists(DATA, countriesOf(DATA))) measures.push(await measure(list));
    const sum = (key: "rows" | "right" | "asked" | "wrongMerges" | "withoutPoint"): number =>
      measures.reduce((all, one) => all + one[key], 0);
    for (const { file, rows, right, asked, wrongMerges } of measures)
      await annotate(`${file}: ${right} of ${rows} rows right, ${asked} asked, ${wrongMerges} merged wrongly`);
    expect(measures.filter(({ wrongMerges }) => wrongMerges > 0)).toEqual([]);
    expect(measures.filter(({ rows, right }) => right / rows < RIGHT_OF_ONE)).toEqual([]);
    expect(sum("rows")).toBeGreaterThan(15_000);
    expect(sum("withoutPoint") / sum("rows"), JSON.stringify(measures, null, 1)).toBeLessThan(0.01);
    expect(sum("right") / sum("rows"), JSON.stringify(measures, null, 1)).toBeGreaterThanOrEqual(RIGHT);
  },
);
