/** The sign of the product: tiers, and the one that needs a look. */
export function BrandMark({ className = "size-5.5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <rect x="2" y="4" width="12" height="4.2" rx="2.1" className="fill-accent" />
      <rect x="6" y="10" width="14" height="4.2" rx="2.1" className="fill-accent" opacity=".68" />
      <rect x="2" y="16" width="9" height="4.2" rx="2.1" className="fill-accent" opacity=".4" />
      <circle cx="17" cy="18" r="2.4" className="fill-risk-high" />
    </svg>
  );
}
