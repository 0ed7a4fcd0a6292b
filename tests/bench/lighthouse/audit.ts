import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What Lighthouse says of one page: scores of 100, times in ms. */
export interface Audited {
  performance: number;
  accessibility: number;
  bestPractices: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** What is less than perfect in the last two of the scores, by Lighthouse's names of it. */
  lacking: string[];
}

interface Result {
  lhr: {
    finalDisplayedUrl: string;
    runtimeError?: { code: string; message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result>;

/** Lighthouse as it was installed into `folder`; its defaults are a phone on a slow network with a fourth of this processor. */
export async function lighthouseIn(folder: string) {
  const home = join(folder, "node_modules/lighthouse");
  if (!existsSync(home)) {
    throw new Error(
      `Lighthouse is not in ${folder}. Install it with: npm install --ignore-scripts --prefix ${folder} lighthouse`,
    );
  }
  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
  const { default: lighthouse } = (await import(pathToFileURL(join(home, "core/index.js")).href)) as {
    default: Lighthouse;
  };
  return {
    version,
    /**
     * Looks at a page in the browser whose debugging port is given, as its cookies have it. `applied`: the network and the processor are
     * slowed down while it loads; otherwise it loads as it can, and Lighthouse reckons how long that would have taken. Throws where it
     * came to another page.
     */
    async audit(url: string, port: number, applied: boolean): Promise<Audited> {
      const onlyCategories = ["performance", "accessibility", "best-practices"];
      const quiet = { logLevel: "silent", output: "json", disableStorageReset: true };
      // A page that says that there is none is looked at, too.
      const anyStatus = { ignoreStatusCode: true };
      const throttlingMethod = applied ? "devtools" : "simulate";
      const look = () => lighthouse(url, { port, ...quiet, ...anyStatus, throttlingMethod, onlyCategories });
      let { lhr } = await look();
      // Now and then the recording does not hold the page's beginning; Lighthouse itself asks to be run again.
      if (lhr.runtimeError?.code === "NO_NAVSTART") ({ lhr } = await look());
      // A link's secret goes from the address into a cookie.
      if (pathOf(lhr.finalDisplayedUrl) !== pathOf(url)) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return told(lhr);
    },
  };
}

const pathOf = (url: string): string => new URL(url).pathname;

function told({ categories, audits }: Result["lhr"]): Audited {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const refs = ["accessibility", "best-practices"].flatMap((name) => categories[name]?.auditRefs ?? []);
  const fails = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    largestContentfulPaint: value("largest-contentful-paint"),
    totalBlockingTime: value("total-blocking-time"),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
    lacking: refs.filter(fails).map(({ id }) => id),
  };
}
