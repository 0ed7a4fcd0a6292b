import { Refusal } from "../../platform/call/refusal";

/** The numbers of a cursor such as `17.1`; null where none was given. Throws 422 for what is none of this list. */
export function numbersIn(after: string | undefined, shape: RegExp): string[] | null {
  if (after === undefined) return null;
  const found = shape.exec(after);
  if (found) return found.slice(1);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

/** Lists count up to here. */
export const COUNTED = 1000;

/** The envelope of a page: `found` may have one more than `size`, which tells that there is a next one. */
export function pageIn<T>(
  found: readonly T[],
  { size, total, cursorOf }: { size: number; total: number; cursorOf: (last: T) => string },
) {
  const content = found.slice(0, size);
  const last = found.length > size ? content.at(-1) : undefined;
  const totalElements = Math.min(total, COUNTED);
  return {
    content,
    page: {
      ...{ number: 0, numberOfElements: content.length, totalElements, totalIsExact: total <= COUNTED },
      totalPages: Math.ceil(totalElements / size),
      after: last === undefined ? null : cursorOf(last),
    },
  };
}
