import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PullDown } from "~/ui/pull-down";

interface MenuProps {
  /** What a screen reader says of the button that opens it. */
  label?: string;
  button: ReactNode;
  children: ReactNode;
  className?: string;
  buttonClassName?: string;
  /** On which side it hangs. */
  align: "left" | "right";
}

/** Opens without a script; with one it also closes with Escape, when the focus leaves it, and on the way to another page. */
export function Menu({ label, button, children, className = "", buttonClassName = "", align }: MenuProps) {
  const { key } = useLocation();
  return (
    <PullDown key={key} className={`group relative ${className}`}>
      <summary aria-label={label} className={`list-none hover:bg-hover ${buttonClassName}`}>
        {button}
      </summary>
      <div
        className={`absolute z-10 mt-1.5 max-h-[calc(100dvh-5rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-card shadow-raised ${align === "right" ? "right-0" : "left-0"}`}
      >
        {children}
      </div>
    </PullDown>
  );
}
