import { join } from "node:path";
import { projectRoot } from "../../../server/project-root";
import { type RunningProduct, startProduct } from "../../support/web-server";
import { test as base } from "../test";

interface World {
  /** A product of this try's own, with the accounts of Nordwind and nothing that they watch. */
  product: RunningProduct;
}

/** The journeys' `test`, on a product that nobody else changes: what is imported and ingested is all that there is. */
export const test = base.extend<World>({
  // The harness takes a fixture's needs from the pattern of its first parameter: none.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  product: async ({}, use) => {
    const product = await startProduct(process.env.TIERWATCH_E2E_MODE === "remote" ? "remote" : "embedded");
    await use(product);
    await product.stop();
  },
  baseURL: ({ product }, use) => use(product.address),
});

/** A public file as the README's sequence reads it, by its path in the folder of real files. */
export const realFile = (path: string): string => join(projectRoot(), "../shared/data", path);
