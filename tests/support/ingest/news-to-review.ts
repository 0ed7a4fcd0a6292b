import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningProduct } from "../web-server";
import { feedOf, type ToldNews } from "./news-feed";

const TOWNS = ["Aberford", "Brinham", "Carlton", "Dorham", "Elmford", "Fenton", "Garham", "Holton", "Ilford", "Kelham"];

/**
 * Texts of which only one witness names a type, so that a person is asked: more than a page of them, and more in German than the journeys
 * judge of all.
 */
const NEWS: ToldNews[] = [
  ...TOWNS.map((town) => ({
    title: `Large fire breaks out at ${town} foundry, plant evacuated`,
    text: `Firefighters were called to the ${town} works on Monday morning. No one was injured.`,
  })),
  ...TOWNS.map((town) => ({ title: `Explosion at chemical plant near ${town} injures three workers` })),
  ...TOWNS.map((town) => ({
    title: `Großbrand in Gießerei bei ${town}, Feuerwehr im Einsatz`,
    language: "de",
  })),
];

/** Lets the product read news that wait for a person; they are everybody's, and each customer judges them for itself. */
export async function readNewsToReview({ tierwatch }: Pick<RunningProduct, "tierwatch">): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-news-"));
  const file = join(folder, "news.xml");
  await writeFile(file, feedOf("trade-news", NEWS));
  await tierwatch("ingest", "feed:trade-news", "--file", file);
  await rm(folder, { recursive: true });
}
