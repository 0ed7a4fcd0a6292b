/** Two letters in a label's colours: drawn, because the page allows no style in its markup. */
export function LabelSample({ backgroundColor, textColor }: { backgroundColor: string; textColor: string }) {
  return (
    <svg viewBox="0 0 30 20" className="h-5 w-7.5 shrink-0" aria-hidden="true" focusable="false">
      <rect x="0.5" y="0.5" width="29" height="19" rx="9.5" fill={backgroundColor} className="stroke-line-strong" />
      <text x="15" y="14" textAnchor="middle" fontSize="11" fontWeight="620" fill={textColor}>
        Aa
      </text>
    </svg>
  );
}
