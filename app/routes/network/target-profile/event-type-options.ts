import type { Speech } from "~/i18n/speech.server";

export interface Options {
  group: string;
  options: { value: string; label: string }[];
}

/** Event types under their groups, in the catalogue's order. */
export function eventTypeOptions(types: readonly { id: string; group: string }[], speech: Speech): Options[] {
  const groups = [...new Set(types.map(({ group }) => group))];
  return groups.map((group) => ({
    group: speech.word("eventGroups", group),
    options: types
      .filter((type) => type.group === group)
      .map(({ id }) => ({ value: id, label: speech.word("eventTypes", id) })),
  }));
}
