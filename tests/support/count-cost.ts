import { afterAll, expect } from "vitest";
import { countCost } from "./cost-of-file";

// Files run one after another in a worker, so what the worker spends between two of them is the file's: its modules, its tests, and
// what these start. The database server is everybody's and is not counted. The first of the set-up files: its hook is the last.
const writeDown = countCost();
afterAll(() => writeDown(expect.getState().testPath ?? ""));
