import type { EdgeTypeName } from "~/backend/contract/collection-words";
import type { Message } from "~/i18n/message";

/** Specification §8: adding targets as supplier or customer fails. */
export const edgesFailed = (type: EdgeTypeName): Message => ({
  title: "network:problems.error",
  key: `network:problems.edges.${type}`,
});
