import { click, isTyping, listenForScreenKeys } from "~/live/screen-keys";

/**
 * The feed by keyboard: j and k move, o opens, x ticks, e archives, r is relevant, i in review, l opens the
 * labels, p assigns to a person, z snoozes, a starts an action, c goes to the comment, u takes the last decision back, f opens the filter, / searches. The keys press the
 * buttons and follow the links that are there, so they can do nothing that the mouse cannot. Off while somebody types, and
 * for good where shortcuts are switched off (`data-shortcuts="off"` on the document).
 */
export const listenForKeys = (list: () => HTMLFormElement | null): (() => void) =>
  listenForScreenKeys(({ key, target }) => {
    if (isTyping(target)) return false;
    const form = list();
    return look(key) || (form !== null && act(key, form));
  });

function act(key: string, form: HTMLFormElement): boolean {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-alert]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const open = rows.findIndex((row) => row.getAttribute("aria-current") === "true");
  const row = rows[at >= 0 ? at : open];
  switch (key) {
    case "j":
      return go(rows[Math.min((at >= 0 ? at : open) + 1, rows.length - 1)]);
    case "k":
      return go(rows[Math.max((at >= 0 ? at : Math.max(open, 0)) - 1, 0)]);
    case "o":
      return click(row?.querySelector<HTMLElement>("h3 a"));
    case "x":
      return click(row?.querySelector<HTMLElement>('input[type="checkbox"]'));
    case "e":
      return change(rows[at], "archived");
    case "r":
      return change(rows[at], "relevant");
    case "i":
      return change(rows[at], "in-review");
    case "l":
      return rows[at] && !isOpen(rows[at]) ? openLabels(form, rows[at]) : openLabelsOfDetail();
    case "a":
      return startAction(form, rows[at]);
    case "p":
      return openMenu("assign", form, rows[at]);
    case "z":
      return openMenu("snooze", form, rows[at]);
    default:
      return false;
  }
}

/** What is wanted where the list is empty, too. */
function look(key: string): boolean {
  if (key === "f") return openFilter();
  if (key === "u") return undo();
  if (key === "c") return comment();
  if (key === "/") return focus(document.getElementById("feed-search"));
  return false;
}

/**
 * The alert that is open is changed by its own buttons, and the next one opens; another one that the focus is on by its row's, which lead
 * on to the next row.
 */
function change(row: HTMLElement | undefined, status: string): boolean {
  const detail = document.querySelector<HTMLElement>(`aside [data-change="${status}"]`);
  if (detail && (!row || isOpen(row))) return click(detail);
  return click(row?.querySelector<HTMLElement>(`button[value^="status:${status}@"]`));
}

const isOpen = (row: HTMLElement): boolean => row.getAttribute("aria-current") === "true";

/** The button of the message about it, or of the one that was here last. */
const undo = (): boolean =>
  click(
    document.querySelector<HTMLElement>(".toast form button") ?? document.querySelector<HTMLElement>("[data-undo]"),
  );

/** Of the open alert by its own menu; of another row by the bar of what is ticked. */
function openMenu(name: "assign" | "snooze", form: HTMLFormElement, row: HTMLElement | undefined): boolean {
  const ofDetail = document.querySelector<HTMLDetailsElement>(`aside [data-menu="${name}"]`);
  const menu =
    row && !(ofDetail && isOpen(row)) ? form.querySelector<HTMLDetailsElement>(`[data-menu="${name}"]`) : ofDetail;
  if (!menu) return false;
  if (row && menu !== ofDetail) tick(row);
  menu.open = true;
  return focus(menu.querySelector<HTMLElement>(".menu :is(button, select, input)"));
}

/** The field under what was said about the open alert, brought into sight with its button. */
function comment(): boolean {
  const field = document.querySelector<HTMLElement>("aside [data-comment]");
  field?.closest("form")?.scrollIntoView({ block: "nearest" });
  return focus(field);
}

function openLabelsOfDetail(): boolean {
  const menu = document.querySelector<HTMLDetailsElement>('aside [data-menu="labels"]');
  if (!menu) return false;
  menu.open = true;
  return focus(menu.querySelector<HTMLElement>("button, a"));
}

/** Labels are put on what is ticked, so the alert is ticked with them. */
function openLabels(form: HTMLFormElement, row: HTMLElement): boolean {
  const menu = form.querySelector<HTMLDetailsElement>('[data-menu="labels"]');
  if (!menu) return false;
  tick(row);
  menu.open = true;
  return focus(menu.querySelector<HTMLElement>("button, a"));
}

/** About the alert that the focus is on and what is ticked beside it, else about the one that is open. */
function startAction(form: HTMLFormElement, row: HTMLElement | undefined): boolean {
  const open = document.querySelector<HTMLElement>("[data-start-action]");
  if (!row && open) return click(open);
  if (row) tick(row);
  return click(form.querySelector<HTMLElement>('button[value="action:start"]'));
}

/** Its first box, which comes when it has been opened. */
function openFilter(): boolean {
  const filter = document.querySelector<HTMLElement>("[data-filter]");
  const first = () => filter?.querySelector<HTMLElement>('input[type="checkbox"]');
  const button = filter?.querySelector<HTMLElement>("summary");
  if (!filter || !button) return click(filter);
  if (filter instanceof HTMLDetailsElement && filter.open && first()) return focus(first());
  const wait = new MutationObserver(() => {
    if (!first()) return;
    wait.disconnect();
    // Who has gone on meanwhile is not taken back.
    if (document.activeElement === button) focus(first());
  });
  wait.observe(filter, { childList: true, subtree: true });
  if (filter instanceof HTMLDetailsElement && filter.open) return focus(button);
  return focus(button) && click(button);
}

function tick(row: HTMLElement): void {
  const box = row.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box || box.checked) return;
  box.checked = true;
  // As a click does: what counts the ticks hears of it.
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: element.closest("[data-scroll]") !== null });
  return Boolean(element);
}

function go(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector<HTMLElement>("h3 a");
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
  return Boolean(link);
}
