import type { ReactNode } from "react";
import { useScript } from "~/ui/use-script";

/** The key that does the same; only where there are keys, and somebody listens to them. */
export function Key({ children }: { children: ReactNode }) {
  if (!useScript()) return null;
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden in-data-[shortcuts=off]:hidden max-s:hidden">
      <kbd className="inline-block min-w-5 rounded-sm border border-line-strong bg-sunken px-1 text-center font-medium text-ink-2 text-xs">
        {children}
      </kbd>
    </span>
  );
}
