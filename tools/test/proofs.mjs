// What `bin/test --all` proves besides, before a release. One line a proof: its name and what does it; it throws, or answers counts.
import { join } from "node:path";
import { root, runNode } from "./step.mjs";

const bench = (name, ...args) =>
  runNode(join(root, "node_modules/tsx/dist/cli.mjs"), [`tests/bench/${name}.ts`, ...args]);

/** @type {[name: string, proof: () => Promise<unknown>][]} */
export const PROOFS = [["kill test, short", bench("kill", "--rounds", "2", "--only", "node")]];
