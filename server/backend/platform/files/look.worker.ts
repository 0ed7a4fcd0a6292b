import { serveThread } from "../threads/serve-thread";
import { type FileToLookAt, look } from "./look";

serveThread((file: FileToLookAt) => look(file));
