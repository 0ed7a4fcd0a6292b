import { type Location, useBlocker, useFetchers, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { warnBeforeLeaving } from "./leave-warning";

/**
 * While a change is on its way, leaving is asked about first (specification §4): by the browser for the tab, by a dialog
 * for another page of ours. The page's own address may change meanwhile: another alert of the list is no leaving.
 */
export function PendingOperations() {
  const { t } = useTranslation("live");
  const isPending = useIsPending();
  const text = t("pending.text");
  useEffect(() => (isPending ? warnBeforeLeaving(text) : undefined), [isPending, text]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isPending && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === "blocked";
  const wanted = useRef<Location | null>(null);
  const navigate = useNavigate();
  // Without dependencies: what is asked is cheap, and `leave` is of this very render.
  useEffect(() => {
    if (isBlocked) wanted.current = blocker.location;
    if (isPending || !wanted.current) return;
    // It is done: nothing keeps the user any longer.
    leave(wanted.current);
  });
  const leave = (location: Location) => {
    wanted.current = null;
    try {
      if (isBlocked) return blocker.proceed();
    } catch {
      // The change's own navigation ended before React showed it, and the router has reset the blocker: it lets nobody through again.
    }
    navigate(location);
  };
  const stay = () => {
    wanted.current = null;
    blocker.reset?.();
  };
  return isBlocked && isPending ? (
    <LeaveDialog text={text} onStay={stay} onLeave={() => leave(blocker.location)} />
  ) : null;
}

function useIsPending(): boolean {
  const fetchers = useFetchers();
  const navigation = useNavigation();
  return [navigation, ...fetchers].some(
    ({ state, formMethod }) => state === "submitting" && formMethod !== undefined && formMethod.toUpperCase() !== "GET",
  );
}

function LeaveDialog({ text, onStay, onLeave }: { text: string; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("live");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="pending-text"
      onClose={onStay}
      className="m-auto w-100 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-6 text-base shadow-raised backdrop:bg-black/40"
    >
      <p id="pending-text" className="text-pretty">
        {text}
      </p>
      <div className="mt-5 flex justify-end gap-2">
        <Button type="button" onClick={onLeave}>
          {t("pending.leave")}
        </Button>
        <Button type="button" look="primary" onClick={() => dialog.current?.close()}>
          {t("pending.stay")}
        </Button>
      </div>
    </dialog>
  );
}
