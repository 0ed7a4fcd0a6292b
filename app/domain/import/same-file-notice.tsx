import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { SameFileView } from "./same-file.server";

/** The same file was sent or imported before, with the way to it. */
export function SameFileNotice({ text, href, isImported }: SameFileView) {
  const { t } = useTranslation("importPages");
  return (
    <div className="mb-4">
      <Notice tone={isImported ? "bad" : undefined}>
        {text}{" "}
        <Link to={href} className="text-accent-strong underline underline-offset-2">
          {t("sameOpen")}
        </Link>
      </Notice>
    </div>
  );
}
