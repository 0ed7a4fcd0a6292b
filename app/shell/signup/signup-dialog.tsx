import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { SignupOffer } from "./signup-offer";
import type { SignupOffer as Offer } from "./visit";

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function SignupDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="signup-heading"
      onClose={onClose}
      className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-6 text-base shadow-raised backdrop:bg-black/40"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="float-right grid size-8 place-items-center rounded-control hover:bg-hover"
      >
        <Icon name="x" label={t("close")} />
      </button>
      <SignupOffer offer={offer} headingId="signup-heading" />
    </dialog>
  );
}
