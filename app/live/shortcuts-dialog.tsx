import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { LiveData } from "./live";
import { ShortcutList } from "./shortcut-list";

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function ShortcutsDialog({ data, onClose }: { data: LiveData | undefined; onClose: () => void }) {
  const { t } = useTranslation("live");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="shortcuts-heading"
      onClose={onClose}
      className="m-auto w-160 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-6 text-base shadow-raised backdrop:bg-black/40"
    >
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="float-right grid size-8 place-items-center rounded-control hover:bg-hover"
      >
        <Icon name="x" label={t("shell:close")} />
      </button>
      <h1 id="shortcuts-heading" className="mb-5 font-semibold text-l tracking-[-0.015em]">
        {t("shortcuts.title")}
      </h1>
      <ShortcutList mayGo={[...(data?.areas ?? []), ...(data?.user?.links ?? [])]} />
    </dialog>
  );
}
