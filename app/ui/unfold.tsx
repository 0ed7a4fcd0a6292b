import { Icon } from "./icon";

/**
 * Shows on a phone what else a `group/heading` holds. A disclosure without content of its own, so that what it opens stands on the
 * page once for every width; that has `UNFOLDED` among its classes. A browser that does not know `:has` shows it always.
 */
export function Unfold({ word, isOpen }: { word: string; isOpen?: boolean }) {
  return (
    <details className="group m:hidden" data-unfold="" open={isOpen || undefined}>
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover group-open:bg-accent-soft group-open:text-accent-strong pointer-coarse:h-11">
        <Icon name="settings" />
        {word}
        <Icon name="chevron-down" className="size-3.5 group-open:rotate-180" />
      </summary>
    </details>
  );
}

export const UNFOLDED =
  "flex flex-wrap items-center gap-2 max-m:w-full m:contents max-m:not-group-has-[[data-unfold][open]]/heading:hidden";
