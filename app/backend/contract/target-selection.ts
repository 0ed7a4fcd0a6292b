import { z } from "zod";
import { targetFilter } from "./collection-targets";

const id = z.int().positive();
export const selectedIds = z.array(id).min(1).max(10_000);

/** Targets that work on many is about: those named, or all of a collection that a filter shows. */
export const targetSelection = z.union([
  z.object({ targetIds: selectedIds }),
  z.object({ collectionId: z.int().nonnegative(), filter: z.object(targetFilter) }),
]);
export type TargetSelection = z.output<typeof targetSelection>;
export type TargetSelectionText = z.input<typeof targetSelection>;
