import { z } from "zod";
import type { Message } from "~/i18n/message";

const reached = z.object({ targetGraphSize: z.number(), limit: z.number() });

/** What a refusal `graph_size_reached` says. */
export function graphSizeProblem({ details }: { readonly details?: unknown }): Message {
  const { targetGraphSize: size, limit } = reached.parse(details);
  return { key: "collection:problems.graphSize", params: { size, limit } };
}
