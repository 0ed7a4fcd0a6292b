import type { attempt } from "~/forms/attempt.server";

/** What the backend refuses of a collection's settings, by its code. */
export const collectionProblems: Parameters<typeof attempt>[1] = {
  invalid_parent: () => ({ errors: { parentId: ["collection:problems.parent"] } }),
  too_many: () => ({ problem: { key: "collection:problems.tooMany" } }),
  not_permitted: () => ({ problem: { key: "collection:problems.forbidden" } }),
  not_manager: () => ({ problem: { key: "collection:problems.forbidden" } }),
};
