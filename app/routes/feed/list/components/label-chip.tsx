/** A label by its name and a spot of its colour: drawn, because the page allows no style in its markup. */
export function LabelChip({ name, backgroundColor }: { name: string; backgroundColor: string }) {
  return (
    <span className="inline-flex h-5.5 max-w-48 items-center gap-1.5 rounded-full bg-sunken px-2 font-medium text-ink-2">
      <LabelSpot colour={backgroundColor} />
      <span className="truncate">{name}</span>
    </span>
  );
}

export function LabelSpot({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="9" height="9" rx="3" fill={colour} className="stroke-control" />
    </svg>
  );
}
