import { serveThread } from "../../../platform/threads/serve-thread";
import { shippedModel } from "../model/reading-model";
import type { ToLearn } from "./learn-all";
import { taught } from "./taught";

serveThread(async function* ({ verdicts, known }: ToLearn) {
  yield taught(verdicts, known, shippedModel());
});
