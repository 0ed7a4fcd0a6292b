import { click, isTyping, listenForScreenKeys } from "~/live/screen-keys";

/**
 * Tasks by keyboard: j and k move, x ticks, d is done, p puts off. The keys press the buttons that are there, so they can do nothing that the
 * mouse cannot.
 */
export const listenForTaskKeys = (list: () => HTMLFormElement | null): (() => void) =>
  listenForScreenKeys(({ key, target }) => {
    const form = list();
    return form !== null && !isTyping(target) && act(key, form);
  });

function act(key: string, form: HTMLFormElement): boolean {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-task]")];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // While the task beside the list is read, its row is where one is.
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.dataset.open !== undefined);
  switch (key) {
    case "j":
      return go(rows[Math.min(at + 1, rows.length - 1)]);
    case "k":
      return go(rows[Math.max(at - 1, 0)]);
    case "x":
      return click(boxOf(rows[at]));
    case "d":
      return click(rows[at]?.querySelector<HTMLElement>('button[value^="done@"]'));
    case "p":
      return putOff(form, rows[at]);
    default:
      return false;
  }
}

const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('input[type="checkbox"]');

/** What is ticked, and the row that the focus is on with it. */
function putOff(form: HTMLFormElement, row: HTMLElement | undefined): boolean {
  const box = boxOf(row);
  if (box && !box.checked) box.click();
  return click(form.querySelector<HTMLElement>('button[value="putOff"]'));
}

function go(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector<HTMLElement>("h3 a");
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
  return Boolean(link);
}
