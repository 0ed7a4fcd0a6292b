import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import type { FeedPage } from "../view/feed-page.server";
import { boxesOf, tickOnly } from "./tick-only";

/**
 * What is ticked in the list, which the boxes themselves hold: how many, in the words of the bar, the box for the whole page, a range with
 * the Shift key, and the way to none. `shown` is another one whenever the list may be. Answers what listens to clicks in the form.
 */
export function useSelection(list: RefObject<HTMLFormElement | null>, feed: FeedPage, shown: unknown) {
  const { t } = useTranslation("feed");
  const last = useRef<HTMLInputElement | null>(null);
  const tell = () => {
    const form = list.current;
    const bar = form?.querySelector<HTMLElement>("[data-bar]");
    if (!form || !bar || bar.dataset.bar === "all") return;
    const boxes = boxesOf(form);
    const count = boxes.filter(({ checked }) => checked).length;
    const page = bar.querySelector<HTMLInputElement>('[data-select="page"]');
    if (page) {
      page.checked = count > 0 && count === boxes.length;
      page.indeterminate = count > 0 && count < boxes.length;
    }
    say(bar.querySelector("[data-count]"), count > 0 ? t("bulk.count", { count }) : t("bulk.selected"));
    if (feed.totalNumber) {
      say(bar.querySelector('[data-select="all"]'), t("bulk.selectAllOf", { number: feed.totalNumber }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each list that may be another one
  useEffect(tell, [shown, feed]);
  return {
    tell,
    click(event: MouseEvent<HTMLFormElement>) {
      const { target, currentTarget: form, shiftKey } = event;
      if (!(target instanceof HTMLElement)) return;
      if (target instanceof HTMLInputElement && target.name === "alertIds") {
        const boxes = boxesOf(form);
        const [from, to] = [last.current ? boxes.indexOf(last.current) : -1, boxes.indexOf(target)];
        if (shiftKey && from >= 0) {
          for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked;
        }
        last.current = target;
        tell();
      } else if (target instanceof HTMLInputElement && target.dataset.select === "page") {
        for (const box of boxesOf(form)) box.checked = target.checked;
        tell();
      } else if (target instanceof HTMLButtonElement && target.value.startsWith("label:choose@")) {
        const menu = tickOnly(form, target);
        if (!menu) return;
        event.preventDefault();
        tell();
        menu.open = true;
        menu.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
      } else if (target.dataset.select === "none" && form.querySelector('[data-bar=""]')) {
        event.preventDefault();
        const first = boxesOf(form).find(({ checked }) => checked);
        for (const box of boxesOf(form)) box.checked = false;
        tell();
        // The bar goes, and with it what was pressed.
        first?.focus({ preventScroll: true });
      }
    },
  };
}

function say(element: Element | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
