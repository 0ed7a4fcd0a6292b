import { changeSupplyInput, listSupplyInputs, readSupplyInput } from "~/backend/contract/supply-inputs";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { changeInput } from "./change-input";
import { countInputs, readInput, readInputs } from "./read-inputs";

/** Beyond this many entries the count is "10,000+". */
const COUNTED_AT_MOST = 10_000;

export const supplyHandlers: Handler[] = [
  answer(listSupplyInputs, async ({ tx, scope: { customerId }, query: { size, after, ...filter } }) => {
    const rows = await readInputs(tx, customerId, { ...filter, size, after: cursorOf(after) });
    const counted = await countInputs(tx, customerId, filter, COUNTED_AT_MOST);
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const totalElements = Math.min(counted, COUNTED_AT_MOST);
    return {
      ...{ content: page.map(({ entry }) => entry), number: 0, numberOfElements: page.length },
      ...{ totalElements, totalPages: Math.ceil(totalElements / size), totalIsExact: counted <= COUNTED_AT_MOST },
      after: rows.length > size && last ? String(last.entry.id) : null,
    };
  }),

  answer(readSupplyInput, async ({ tx, scope, params }) => {
    const found = await readInput(tx, scope.customerId, params.inputId);
    if (found === null) throw notFound("entry");
    return found.entry;
  }),

  answer(changeSupplyInput, (asked) => changeInput(asked, asked.params.inputId, asked.body)),
];

/** Throws 422 for what is no cursor of this list. */
function cursorOf(after: string | undefined): number | null {
  if (after === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
