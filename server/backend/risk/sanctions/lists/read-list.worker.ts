import { type OpenSource, serveThread } from "../../../platform/threads/serve-thread";
import type { ListReading } from "./list-reading";
import { readList } from "./read-list";

serveThread((reading: ListReading, open: OpenSource) => readList(reading, open));
