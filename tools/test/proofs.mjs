// What `bin/test --all` proves besides, before a release. One line a proof: its name and what does it; it throws, or answers counts.
import { join } from "node:path";
import { proveImage } from "../prove-image.mjs";
import { providePostgres } from "./postgres.mjs";
import { root, runNode, runVitest } from "./step.mjs";

const bench = (name, ...args) =>
  runNode(join(root, "node_modules/tsx/dist/cli.mjs"), [`tests/bench/${name}.ts`, ...args]);

/** @type {[name: string, proof: () => Promise<unknown>][]} */
export const PROOFS = [
  ["kill test, short", bench("kill", "--rounds", "2", "--only", "node")],
  ["two web processes and a worker on one PostgreSQL server", apart],
  ["the image, by the Dockerfile's own steps", proveImage],
];

/** On Debian's server; on the embedded one, through its socket, where that cannot be had. */
async function apart() {
  const postgres = await providePostgres();
  try {
    return await runVitest("scale", postgres ? { TEST_DATABASE_URL: postgres.url } : {})("apart");
  } finally {
    await postgres?.stop();
  }
}
