import { Form, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Words } from "~/i18n/words";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { Toast, ToastAction } from "./toast";

const TONES = { good: "check-circle", bad: "alert-circle", neutral: "info" } as const;
const COLOURS = { good: "text-good", bad: "text-bad", neutral: "text-accent" };

/** The message of the last change. It floats over the page; without a script it is a banner with the same text. */
export function Toaster({ toast }: { toast: Toast | null }) {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const current = useHeld(toast);
  const shown = current && current.id !== dismissed ? current : null;
  const id = shown?.id;
  useEffect(() => {
    if (!id) return;
    // It lies over the page: who works by keyboard need not walk to its button to see what is under it.
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]"))
        setDismissed(id);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [id]);
  return (
    // The region is always there, so that a screen reader hears what is put into it.
    <div role="status" className="contents">
      {shown && <Card toast={shown} onDismiss={() => setDismissed(shown.id)} />}
    </div>
  );
}

/** A message comes once: data that the same page loads again come without it, and it stays until its reader goes on. */
function useHeld(toast: Toast | null): Toast | null {
  const { key } = useLocation();
  const [held, setHeld] = useState({ toast, key });
  useEffect(() => {
    if (toast) setHeld({ toast, key });
  }, [toast, key]);
  return toast ?? (held.key === key ? held.toast : null);
}

function Card({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className="toast flex items-start gap-2.5 rounded-card border border-line bg-card px-3.5 py-3 shadow-raised">
      <Icon name={TONES[toast.tone]} className={`mt-0.5 ${COLOURS[toast.tone]}`} />
      {/* Where there is no room beside the message its button stands below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
        <div className="min-w-32 flex-1 text-ink">
          <Words message={toast} />
        </div>
        {toast.action && <ActionForm action={toast.action} onDone={onDismiss} />}
      </div>
      {/* The cookie is gone already, so loading the page again is dismissing. */}
      <a
        href={sitePath(pathname + search)}
        className="-my-1 -mr-1.5 grid size-7 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        onClick={(event) => {
          event.preventDefault();
          onDismiss();
        }}
      >
        <Icon name="x" label={t("toast.dismiss")} />
      </a>
    </div>
  );
}

/** Posts elsewhere and comes back. */
function ActionForm({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const text = useMessage();
  return (
    <Form method="post" action={action.to} onSubmit={onDone} className="-my-1.5">
      {Object.entries(action.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="h-8 rounded-control px-2 font-semibold text-accent-strong hover:bg-hover pointer-coarse:h-11"
      >
        {text(action.label)}
      </button>
    </Form>
  );
}
