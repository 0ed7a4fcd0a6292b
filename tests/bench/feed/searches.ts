import type { Client } from "./client";
import { latencies } from "./measure";

interface Page {
  totalElements: number;
  totalIsExact: boolean;
  content: { title: string; primaryTargets: { name: string }[] }[];
}

/** Words that all, many, few, one and no alerts have; as a list of the newest, and the gravest first. */
export async function searches(client: Client, say: (what: string, figure: string) => void): Promise<void> {
  const { content } = await client.call<Page>("/v2/feed?statusId=all&order=OldestFirst");
  const name = content[0]?.primaryTargets[0]?.name ?? "";
  const asked = {
    "in every alert": "reports",
    "in one of a few": "earthquake",
    "two, each in many": "strike works",
    "in hundreds": "toledo",
    "a beginning": "ea",
    "an old alert's target": name,
    "in none": "xylophonist",
  };
  for (const [what, q] of Object.entries(asked)) {
    const path = (order: string) => `/v2/feed?statusId=all&order=${order}&q=${encodeURIComponent(q)}`;
    const { totalElements, totalIsExact } = await client.call<Page>(path("NewestFirst"));
    const { newest, gravest } = await latencies(15, {
      newest: () => client.call(path("NewestFirst")),
      gravest: () => client.call(path("HighestPriority")),
    });
    const found = `${totalElements}${totalIsExact ? "" : "+"} found`;
    const figures = `${newest.median.toFixed(1)} ms newest first, ${gravest.median.toFixed(1)} ms gravest first`;
    say(`search: ${what}`, `${figures} (goal 50 ms); ${found}`);
  }
}
