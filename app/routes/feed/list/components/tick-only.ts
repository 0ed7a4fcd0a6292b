/** The boxes of the list's alerts. */
export const boxesOf = (form: ParentNode): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="alertIds"]'),
];

/**
 * Ticks the alert of this row button and no other, and answers the menu of labels, which is about what is ticked. Null where all that
 * match are meant, which no tick narrows: there the button leads to its alert, as without a script.
 */
export function tickOnly(form: ParentNode, button: Element): HTMLDetailsElement | null {
  const box = button.closest("[data-alert]")?.querySelector<HTMLInputElement>('input[name="alertIds"]');
  const menu = form.querySelector<HTMLDetailsElement>('[data-bar=""] [data-menu="labels"]');
  if (!box || !menu) return null;
  for (const other of boxesOf(form)) other.checked = other === box;
  return menu;
}
