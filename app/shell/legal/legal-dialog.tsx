import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { report } from "~/telemetry/report";
import { Icon } from "~/ui/icon";
import { LegalText } from "./legal-text";
import { showLegalPage } from "./show-legal-page";

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function LegalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // "Legal dialog: results and errors are logged" (specification §8).
    try {
      dialog.current?.showModal();
      report("legal dialog", "opened");
    } catch (error) {
      showLegalPage(error);
    }
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="legal-heading"
      onClose={() => {
        report("legal dialog", "closed");
        onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[40rem] max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-6 text-ink text-base shadow-raised backdrop:bg-black/40"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="float-right grid size-8 place-items-center rounded-control hover:bg-hover"
      >
        <Icon name="x" label={t("close")} />
      </button>
      <LegalText />
    </dialog>
  );
}
