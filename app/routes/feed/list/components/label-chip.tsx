/** A label by its name and a spot of its colour: drawn, because the page allows no style in its markup. */
export function LabelChip({ name, ...colours }: { name: string } & Colours) {
  return (
    <span className="inline-flex h-5.5 max-w-48 items-center gap-1.5 rounded-full bg-sunken px-2 font-medium text-ink-2">
      <LabelSpot {...colours} />
      <span className="truncate">{name}</span>
    </span>
  );
}

interface Colours {
  backgroundColor: string;
  textColor: string;
}

/** Of its two colours the one for words is strong: the spot has that one, and the other around it, to be seen in the dark too. */
export function LabelSpot({ backgroundColor, textColor }: Colours) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="8" height="8" rx="3" fill={textColor} stroke={backgroundColor} strokeWidth="1.5" />
    </svg>
  );
}
