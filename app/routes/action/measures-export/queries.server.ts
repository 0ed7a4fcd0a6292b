import { streamBackend } from "~/backend/client.server";
import { exportMeasures, type MEASURE_FORMATS } from "~/backend/contract/measures";
import type { LoadContext } from "~/load-context";

/** The catalogue as a file, as it comes. */
export const exportOf = (context: LoadContext, format: (typeof MEASURE_FORMATS)[number]) =>
  streamBackend(context, exportMeasures, { query: { format } });
