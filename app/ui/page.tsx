import type { ReactNode } from "react";

interface PageProps {
  /** Running text and short lists: a column that is easy to read. */
  reading?: boolean;
  children: ReactNode;
}

/** The column of every page without a rail: all begin at the same edge, so that nothing jumps from page to page. */
export function Page({ reading = false, children }: PageProps) {
  return (
    <div className="w-full max-w-6xl flex-1 px-(--page-padding) py-5 m:py-6">
      {reading ? <div className="max-w-3xl">{children}</div> : children}
    </div>
  );
}

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** What can be done here, beside the title. */
  children?: ReactNode;
}

/** What a page is called, in two lines at most what it is for, and its commands. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="mb-5 flex flex-wrap items-start gap-x-2 gap-y-3">
      <div className="min-w-0 flex-1 basis-80 pr-4">
        <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-pretty text-ink-2">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
