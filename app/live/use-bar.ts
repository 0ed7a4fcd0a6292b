import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";

/**
 * What the bar of areas does more where a script runs: on the way to another page its drawer closes; and it opens and shrinks without
 * a new page, so that nothing that is being typed is lost. The form is sent all the same, and the server remembers.
 */
export function useBar(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each way to a page
  useEffect(() => {
    document.querySelector<HTMLElement>(".bar:popover-open")?.hidePopover();
  }, [key]);
  useEffect(() => {
    document.addEventListener("submit", shift);
    return () => document.removeEventListener("submit", shift);
  }, []);
}

function shift(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
  const shell = form.closest<HTMLElement>(".shell");
  if (form.dataset.sideForm === undefined || !shell) return;
  event.preventDefault();
  const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  // Should it not arrive, the next page is as before.
  fetch(sitePath(paths.preferences()), { method: "POST", body, redirect: "manual", keepalive: true }).catch(
    () => undefined,
  );
  shell.dataset.side = submitter.value;
  for (const other of form.querySelectorAll<HTMLButtonElement>("button")) if (other !== submitter) other.focus();
}
