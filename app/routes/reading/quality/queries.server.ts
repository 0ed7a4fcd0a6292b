import { callBackend } from "~/backend/client.server";
import { readReadingQuality } from "~/backend/contract/reading";
import type { LoadContext } from "~/load-context";

/** Each type in each language, with what it rests on. */
export const qualityOf = (context: LoadContext) => callBackend(context, readReadingQuality, {});
export type QualityAnswer = Awaited<ReturnType<typeof qualityOf>>;
