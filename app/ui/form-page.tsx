import type { ReactNode } from "react";

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** None on a page that has nothing left to do. */
  children?: ReactNode;
}

/** A page that is one short form, such as setting a password. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className="grid flex-1 place-items-center px-(--page-padding) py-10">
      <div className="w-full min-w-0 max-w-88">
        <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
        {lead && <div className="mt-1.5 text-pretty text-ink-2 [overflow-wrap:anywhere]">{lead}</div>}
        {children && <div className="mt-7">{children}</div>}
      </div>
    </div>
  );
}
