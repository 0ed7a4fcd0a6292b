import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Island } from "~/ui/islands/island";
import { PULL_DOWNS } from "~/ui/pull-down";
import { useResetWith } from "~/ui/use-reset-with";
import { useScript } from "~/ui/use-script";
import type { FeedPage } from "../view/feed-page.server";
import { useFilterPanel } from "./use-filter-panel";
import { useSettled } from "./use-settled";

/**
 * Everything that the feed can be filtered by, in a popover over the list. With a script it is fetched when it is opened, and each choice
 * is sent at once; without one its button is a link to the page on which it is open, and choices wait for the button at its foot.
 */
export function FilterControl({ feed }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  const hasScript = useScript();
  const submit = useSubmit();
  const settle = useSettled();
  const { panel, isOpen, isLate, setOpen } = useFilterPanel(feed);
  // A chip that takes a part out has to take the tick out too.
  const form = useResetWith(`${feed.listHref} ${panel?.html ?? ""}`);
  const details = useRef<HTMLDetailsElement>(null);
  usePressBeside(details, isOpen, () => setOpen(false));
  const word = (
    <>
      <Icon name="filter" />
      {t("facets.open")}
      {feed.filterCount > 0 && <b className="feed-filter-count">{feed.filterCount}</b>}
    </>
  );
  if (!feed.panel && !hasScript) {
    return (
      <a href={sitePath(feed.filterHref)} data-filter="" className="button button-plain">
        {word}
      </a>
    );
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (find(event.target)) return;
    const { currentTarget } = event;
    settle(() => submit(chosenIn(currentTarget), { action: paths.feedView(feed.view), preventScrollReset: true }));
  };
  return (
    <details
      ref={details}
      className="feed-filter"
      data-filter=""
      open={isOpen}
      aria-busy={isLate || undefined}
      {...PULL_DOWNS}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button button-plain">{word}</summary>
      <Form
        ref={form}
        method="get"
        action={paths.feedView(feed.view)}
        aria-label={t("facets.open")}
        data-filters=""
        className="filter-panel"
        onInput={change}
        onSubmit={() => setOpen(false)}
      >
        {feed.keptByFilter.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {panel && <Island id="feed-filter" data={panel} className="filter-inside" />}
        {!panel && !isLate && (
          <a href={sitePath(feed.filterHref)} className="facet-note">
            {t("facets.show")}
          </a>
        )}
        <div className="filter-foot">
          {feed.clearHref && (
            <a href={sitePath(feed.clearHref)} data-list="" className="button button-quiet">
              {t("chips.clear")}
            </a>
          )}
          <Button look="primary">{feed.showWord}</Button>
        </div>
      </Form>
    </details>
  );
}

/** What was left as it is makes no address longer. */
function chosenIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const [name, value] of [...data]) if (value === "") data.delete(name);
  if (data.get("tier") === "1") data.delete("tier");
  return data;
}

/** The index is searched in the page: its names and what they lead to are shown as far as they hold what is typed. */
function find(field: EventTarget): boolean {
  if (!(field instanceof HTMLInputElement) || field.dataset.find === undefined) return false;
  const wanted = field.value.trim().toLocaleLowerCase();
  const panel = field.closest(".filter-inside");
  for (const part of panel?.querySelectorAll<HTMLElement>("[data-part]") ?? []) {
    part.hidden = wanted !== "" && !part.textContent?.toLocaleLowerCase().includes(wanted);
  }
  return true;
}

/** A press beside the open popover closes it. */
function usePressBeside(element: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen, element]);
}
