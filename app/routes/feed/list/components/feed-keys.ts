/**
 * The feed by keyboard: j and k move, o opens, x ticks, e archives, r is relevant, i in review, l opens the
 * labels, a starts an action, f goes to the filters, / searches. The keys press the
 * buttons and follow the links that are there, so they can do nothing that the mouse cannot. Off while somebody types, and
 * for good where shortcuts are switched off (`data-shortcuts="off"` on the document).
 */
export function listenForKeys(list: () => HTMLFormElement | null): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (document.documentElement.dataset.shortcuts === "off" || isTyping(event.target)) return;
    // What stands behind an open dialog is nobody's to press.
    if (document.querySelector("dialog[open]")) return;
    const form = list();
    if (look(event.key) || (form && act(event.key, form))) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

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
      return change(row, "archived");
    case "r":
      return change(row, "relevant");
    case "i":
      return change(row, "in-review");
    case "l":
      return rows[at]
        ? openLabels(form, rows[at])
        : focus(document.querySelector<HTMLElement>('aside button[value^="label:"]'));
    case "a":
      return startAction(form, rows[at]);
    default:
      return false;
  }
}

/** What is wanted most where the list is empty. */
function look(key: string): boolean {
  if (key === "f") return goToFilters();
  if (key !== "/") return false;
  unfold();
  return focus(document.getElementById("feed-search"));
}

/** The alert that is open is changed by its own buttons; one in the list by the row's, which lead on to the next. */
function change(row: HTMLElement | undefined, status: string): boolean {
  return click(
    row
      ? row.querySelector<HTMLElement>(`button[value^="status:${status}@"]`)
      : document.querySelector<HTMLElement>(`aside [data-change="${status}"]`),
  );
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

/** The first box of the filters; where all of them are folded, of the first, whose boxes come when it is opened. */
function goToFilters(): boolean {
  unfold();
  const filters = document.querySelector<HTMLElement>("[data-filters]");
  const first = () => filters?.querySelector<HTMLElement>('details[open] input[type="checkbox"]');
  if (!filters || first()) return focus(first());
  const heading = filters.querySelector<HTMLElement>("summary");
  const wait = new MutationObserver(() => {
    if (!first()) return;
    wait.disconnect();
    // Who has gone on meanwhile is not taken back.
    if (document.activeElement === heading) focus(first());
  });
  wait.observe(filters, { childList: true, subtree: true });
  return focus(heading) && click(heading);
}

/** On a phone search and filters come with a disclosure. */
function unfold(): void {
  const fold = document.querySelector<HTMLDetailsElement>("[data-unfold]");
  if (fold && fold.offsetParent !== null) fold.open = true;
}

function tick(row: HTMLElement): void {
  const box = row.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (box) box.checked = true;
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}

function go(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector<HTMLElement>("h3 a");
  link?.focus();
  row?.scrollIntoView({ block: "nearest" });
  return Boolean(link);
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}
