import { Icon } from "./icon";

/**
 * Shows what else a `heading-room` holds that has no room for all of it. A disclosure without content of its own, so that what it opens
 * stands on the page once for every width; that has `UNFOLDED` as its class. A browser that does not know `:has` shows it always.
 */
export function Unfold({ word, isOpen }: { word: string; isOpen?: boolean }) {
  return (
    <details className="unfold" data-unfold="" open={isOpen || undefined}>
      <summary>
        <Icon name="settings" />
        {word}
        <Icon name="chevron-down" />
      </summary>
    </details>
  );
}

export const UNFOLDED = "unfolded";
