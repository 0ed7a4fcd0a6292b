import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

interface NothingProps {
  /** Where it stands: margins only. */
  className?: string;
  children: ReactNode;
}

/** What an empty list says in its place: what will be here. */
export function Nothing({ className, children }: NothingProps) {
  return <p className={["max-w-prose text-pretty text-ink-2", className].filter(Boolean).join(" ")}>{children}</p>;
}

interface NothingHereProps {
  icon: IconName;
  title: string;
  text: string;
  /** The first step, and the way out of what narrows the list: buttons and links. */
  children?: ReactNode;
}

/** The same of a page that is one list: with the first step as a button. */
export function NothingHere({ icon, title, text, children }: NothingHereProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-card px-6 py-16 text-center shadow-card">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} thin className="size-6" />
      </span>
      <div>
        <h2 className="font-semibold text-m">{title}</h2>
        <p className="mt-1 max-w-sm text-pretty text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
