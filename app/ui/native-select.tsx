import type { SelectHTMLAttributes } from "react";
import { useScript } from "./use-script";

/**
 * The system's own list. It keeps what somebody chose before the script was there: when React takes a page over it puts a select, and
 * no other field, back to its default, so it hears of that only where it makes the list itself.
 */
export function NativeSelect({ defaultValue, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  const hasTakenOver = useScript();
  const isServer = typeof document === "undefined";
  return <select {...select} defaultValue={isServer || hasTakenOver ? defaultValue : undefined} />;
}
