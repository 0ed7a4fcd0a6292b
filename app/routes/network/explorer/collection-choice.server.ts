import type { Collection } from "~/backend/contract/collections";
import { parentOptions } from "~/domain/collection/parent-options";
import type { Speech } from "~/i18n/speech.server";
import type { Asked } from "./asked";
import { nameOf } from "./facets.server";

/**
 * The collections that a search may be held to, and which it is. One of several collections, as a saved search may ask for, is a choice of its
 * own, so that looking on keeps it.
 */
export function collectionChoice({ collections: asked }: Asked, content: readonly Collection[], speech: Speech) {
  const several = { value: asked.join(), label: speech.list(asked.map((id) => nameOf(id, content))) };
  const options = parentOptions(content);
  return { collection: asked.join(), collections: asked.length > 1 ? [several, ...options] : options };
}
