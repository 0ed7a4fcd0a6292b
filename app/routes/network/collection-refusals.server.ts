import { z } from "zod";
import type { BackendRefusedError } from "~/backend/errors";
import type { Message } from "~/i18n/message";

const details = z.object({ collections: z.array(z.object({ name: z.string() })) });

/** The names of the collections that a refusal `not_editor` is about, as a message takes them. */
export function closedIn(error: BackendRefusedError): { names: string } {
  const read = details.safeParse(error.details);
  return { names: read.success ? read.data.collections.map(({ name }) => name).join(", ") : "" };
}

const reached = z.object({ targetGraphSize: z.number(), limit: z.number() });

/** What a refusal `graph_size_reached` says. */
export function graphSizeProblem(error: BackendRefusedError): Message {
  const { targetGraphSize: size, limit } = reached.parse(error.details);
  return { key: "collection:problems.graphSize", params: { size, limit } };
}
