import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";

interface MessagePageProps {
  icon: IconName;
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  action?: ReactNode;
}

/** A page that has one thing to say. */
export function MessagePage({ icon, title, children, action }: MessagePageProps) {
  return (
    <div className="grid flex-1 place-items-center px-(--page-padding) py-12">
      <div className="flex w-full max-w-md flex-col items-center text-center">
        <span className="mb-6 grid size-24 place-items-center rounded-full bg-accent-soft text-accent ring-8 ring-accent-soft/40">
          <Icon name={icon} thin className="size-11" />
        </span>
        <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em] first-letter:uppercase">
          {title}
        </h1>
        <div className="mt-2.5 space-y-1.5 text-pretty text-ink-2 text-m">{children}</div>
        {action && <div className="mt-7 flex flex-wrap justify-center gap-2">{action}</div>}
      </div>
    </div>
  );
}
