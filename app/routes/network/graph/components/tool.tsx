import type { ReactNode } from "react";

/** A small button over the picture, with a sign that everybody knows and its name for who does not see it. */
export function Tool({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="h-8 min-w-8 px-2 font-medium text-s tabular-nums hover:bg-hover pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      {children}
    </button>
  );
}
