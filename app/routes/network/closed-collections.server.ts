import { z } from "zod";
import type { BackendRefusedError } from "~/backend/errors";

const details = z.object({ collections: z.array(z.object({ name: z.string() })) });

/** The names of the collections that a refusal `not_editor` is about, as a message takes them. */
export function closedIn(error: BackendRefusedError): { names: string } {
  const read = details.safeParse(error.details);
  return { names: read.success ? read.data.collections.map(({ name }) => name).join(", ") : "" };
}
