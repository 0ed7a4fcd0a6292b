interface Colours {
  backgroundColor: string;
  textColor: string;
}

/** Of its two colours the one for words is strong: the spot has that one, and the other around it, to be seen in the dark too. */
export function LabelSpot({ backgroundColor, textColor }: Colours) {
  return (
    <svg viewBox="0 0 10 10" className="spot" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="8" height="8" rx="3" fill={textColor} stroke={backgroundColor} strokeWidth="1.5" />
    </svg>
  );
}
