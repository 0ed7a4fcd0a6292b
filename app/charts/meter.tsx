/** A value of 100 as a bar, in the colour of the text around it; the number stands beside it. */
export function Meter({ value, className = "" }: { value: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={`block h-1.5 w-full rounded-full ${className}`}
      aria-hidden="true"
    >
      <rect width="100" height="6" className="fill-sunken" />
      <rect width={Math.max(0, Math.min(100, value))} height="6" fill="currentColor" />
    </svg>
  );
}
