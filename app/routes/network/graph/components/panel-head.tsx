import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

interface PanelHeadProps {
  /** What has been chosen: another one is another choice. */
  title: string;
  /** The same with links in it. */
  linked?: ReactNode;
  closeHref: string;
  children?: ReactNode;
}

/** On a narrow screen the panel stands below the picture: what has just been chosen comes into sight. */
export function PanelHead({ title, linked = title, closeHref, children }: PanelHeadProps) {
  const { t } = useTranslation("graph");
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another choice
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up.
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [title]);
  return (
    <div className="flex items-start gap-2">
      <div className="mr-auto min-w-0">
        <h2 ref={heading} className="font-semibold text-m" aria-live="polite">
          {linked}
        </h2>
        {children}
      </div>
      <Link
        to={closeHref}
        preventScrollReset
        className="grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="x" label={t("panel.close")} />
      </Link>
    </div>
  );
}
