import { type OpenSource, serveThread } from "../../../platform/threads/serve-thread";
import { readFile } from "./read-file";

serveThread((input: Parameters<typeof readFile>[0], open: OpenSource) => readFile(input, () => open(0)));
