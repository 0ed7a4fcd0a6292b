/** Takes the rows of these alerts out of the list, and with the last one its day. */
export const withoutRows = (ids: readonly string[]) => (wanted: ParentNode) => {
  for (const id of ids) {
    const row = wanted.querySelector(`[data-alert="${id}"]`);
    const day = row?.closest("section");
    row?.remove();
    const left = day?.querySelectorAll("[data-alert]").length;
    if (left === 0) day?.remove();
    const count = day?.querySelector("[data-day-count]");
    if (row && count && /^\d+$/.test(count.textContent ?? "")) count.textContent = String(left);
  }
};
