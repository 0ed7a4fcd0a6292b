import { lazy, Suspense, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { showLegalPage } from "./show-legal-page";

const LegalDialog = lazy(() => import("./legal-dialog").catch(instead));

function instead(error: unknown) {
  showLegalPage(error);
  return { default: () => <></> };
}

/** A button that opens the legal info; where no script runs it leads to the page with the same text. */
export function LegalButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <form
      action={sitePath(paths.legal())}
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      <button type="submit" className={className}>
        {t("footer.legal")}
      </button>
      {open && (
        <Suspense>
          <LegalDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}
