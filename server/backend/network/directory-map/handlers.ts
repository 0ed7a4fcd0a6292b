import { listExplorerPlaces, readExplorerCells } from "~/backend/contract/explorer-map";
import { answer, type Handler } from "../../platform/call/handler";
import { lookingFor } from "../explorer/looking-for";
import { listDirectoryPlaces } from "./list-directory-places";
import { readDirectoryCells } from "./read-directory-cells";

export const directoryMapHandlers: Handler[] = [
  answer(readExplorerCells, async (asked) => {
    const { bounds, zoom, ...filter } = asked.query;
    const { looking, notes, isNothing } = await lookingFor(asked, filter);
    // To the minute, as it is shown.
    const asOf = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
    if (isNothing) return { cells: [], zoom, isExact: true, left: NOTHING_LEFT, notes, asOf };
    return { ...(await readDirectoryCells(asked.tx, looking, { bounds, zoom })), notes, asOf };
  }),

  answer(listExplorerPlaces, async (asked) => {
    const { bounds, cell, size, after, ...filter } = asked.query;
    const { looking, isNothing } = await lookingFor(asked, filter);
    return isNothing ? NO_PLACES : listDirectoryPlaces(asked.tx, looking, { bounds, cell, size, after });
  }),
];

const NOTHING_LEFT = { withoutPlace: 0, outside: 0, beyondLimit: 0 };
const NO_PLACES = {
  content: [],
  number: 0,
  numberOfElements: 0,
  totalElements: 0,
  totalPages: 0,
  totalIsExact: true,
  after: null,
};
