import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";

/**
 * What the bar of areas does more where a script runs: on the way to another page its drawer closes; it opens and shrinks without a new
 * page, so that nothing that is being typed is lost; and which of its groups are closed is remembered. Should a choice not arrive, the
 * next page is as before.
 */
export function useBar(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each way to a page
  useEffect(() => {
    document.querySelector<HTMLElement>(".bar:popover-open")?.hidePopover();
  }, [key]);
  useEffect(() => {
    document.addEventListener("submit", shift);
    document.addEventListener("click", foldGroup);
    return () => {
      document.removeEventListener("submit", shift);
      document.removeEventListener("click", foldGroup);
    };
  }, []);
}

function shift(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
  const shell = form.closest<HTMLElement>(".shell");
  if (!form.closest(".bar") || submitter.name !== "side" || !shell) return;
  event.preventDefault();
  remember("side", submitter.value);
  shell.dataset.side = submitter.value;
  for (const other of form.querySelectorAll<HTMLButtonElement>("button")) if (other !== submitter) other.focus();
}

/** A click, and not `toggle`, which the browser also tells of groups that came open. By the keyboard it is a click, too. */
function foldGroup({ target }: MouseEvent): void {
  const summary = target instanceof Element ? target.closest(".bar [data-group] > summary") : null;
  const groups = summary?.closest(".bar")?.querySelectorAll<HTMLDetailsElement>("[data-group]") ?? [];
  // It opens or closes only after this.
  const closed = [...groups].filter((group) => group.open === (group === summary?.parentElement));
  if (summary) remember("closedGroups", closed.map(({ dataset }) => dataset.group).join());
}

function remember(name: string, value: string): void {
  const body = new URLSearchParams({ [name]: value });
  const sent = { method: "POST", body, redirect: "manual", keepalive: true } as const;
  fetch(sitePath(paths.preferences()), sent).catch(() => undefined);
}
