import { projectRoot } from "../../server/project-root";
import { mustBeBuilt } from "../../tools/build.mjs";
import { readNewsToReview } from "./ingest/news-to-review";
import { FEED_CUSTOMERS, LARGE_CUSTOMER } from "./personas";
import { startProduct } from "./web-server";

/** Playwright's global setup: one product for the whole run. Tests find its address as Playwright's `baseURL`. */
export default async function startForBrowsers(): Promise<() => Promise<void>> {
  mustBeBuilt(projectRoot());
  const mode = process.env.TIERWATCH_E2E_MODE === "remote" ? "remote" : "embedded";
  const product = await startProduct(mode, Object.values(FEED_CUSTOMERS));
  await Promise.all([
    product.tierwatch("seed", "--alerts", "20", "--targets", "600", "--customer", LARGE_CUSTOMER),
    readNewsToReview(product),
  ]);
  // Workers evaluate playwright.config.ts after this, and read it there.
  process.env.TIERWATCH_E2E_ADDRESS = product.address;
  return () => product.stop();
}
