import { type OpenSource, serveThread } from "../../../platform/threads/serve-thread";
import { wantedRows } from "./wanted-rows";

serveThread((input: Parameters<typeof wantedRows>[0], open: OpenSource) => wantedRows(input, () => open(0)));
