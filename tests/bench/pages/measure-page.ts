import { quantile } from "../feed/measure";
import type { Figures } from "./observed";
import { factsOf, type PageFacts, scriptBytes } from "./page-facts";

export interface PageCost extends PageFacts {
  /** Processor time of the server's process for one page, in milliseconds: the median of some batches. */
  cpu: number;
  queries: number;
  calls: number;
  /** Bytes of scripts, compressed. */
  scripts: number;
}

export interface Rounds {
  warmUp: number;
  batches: number;
  /** Requests of a batch, one after another. */
  size: number;
}

/** Asks for one page again and again as a browser that knows nothing yet does, and takes the server's figures of it. One that leads on has none, and is answered by where it leads. */
export async function measurePage(
  url: string,
  cookie: string,
  figures: () => Promise<Figures>,
  { warmUp, batches, size }: Rounds,
): Promise<PageCost | { leadsTo: string }> {
  const headers = { cookie, accept: "text/html", "accept-encoding": "br", "user-agent": "Mozilla/5.0 (bench)" };
  const read = async (address: string | URL) => {
    const answer = await fetch(address, { headers, redirect: "manual" });
    return { leadsTo: answer.headers.get("location"), text: await answer.text() };
  };
  const page = await read(url);
  if (page.leadsTo !== null) return { leadsTo: page.leadsTo };
  for (let n = 0; n < warmUp; n++) await read(url);
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const before = await figures();
    for (let n = 0; n < size; n++) await read(url);
    times.push(((await figures()).cpu - before.cpu) / size);
  }
  const script = async (path: string) => (await read(new URL(path, url))).text;
  const counts = await countsOf(() => read(url), figures);
  return { ...factsOf(page.text), ...counts, cpu: quantile(times, 0.5), scripts: await scriptBytes(page.text, script) };
}

/** The median of some single requests: what the server does beside them, such as its jobs, is in few of them. */
async function countsOf(ask: () => Promise<unknown>, figures: () => Promise<Figures>) {
  const queries: number[] = [];
  const calls: number[] = [];
  for (let n = 0; n < 7; n++) {
    const before = await figures();
    await ask();
    // The end of a transaction that only read is not waited for.
    await new Promise((done) => setTimeout(done, 20));
    const after = await figures();
    queries.push(after.queries - before.queries);
    calls.push(after.calls - before.calls);
  }
  return { queries: quantile(queries, 0.5), calls: quantile(calls, 0.5) };
}
