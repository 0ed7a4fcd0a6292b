import { listExplorerPlaces, readExplorerCells } from "~/backend/contract/explorer-map";
import { answer, type Handler } from "../../platform/call/handler";
import { lookingFor } from "../explorer/looking-for";
import { askedPart, partAround } from "../map/fitting-frame";
import { listDirectoryPlaces } from "./list-directory-places";
import { readDirectoryCells } from "./read-directory-cells";

export const directoryMapHandlers: Handler[] = [
  answer(readExplorerCells, async (asked) => {
    const { bounds, zoom, ...filter } = asked.query;
    const { looking, notes, isNothing } = await lookingFor(asked, filter);
    // To the minute, as it is shown.
    const asOf = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
    const part = bounds ? askedPart(bounds, zoom) : partAround([]);
    const answer = { frame: part.frame, notes, asOf };
    if (isNothing) return { ...answer, cells: [], zoom: part.zoom, isExact: true, left: NOTHING_LEFT };
    const counted = await readDirectoryCells(asked.tx, looking, part);
    if (bounds) return { ...answer, ...counted };
    // What fits is found by the cells of the whole world: those of the roll-up keep no other box than their own.
    const fitting = partAround(counted.cells.map(({ box }) => box));
    const cells = fitting.zoom === part.zoom ? counted : await readDirectoryCells(asked.tx, looking, fitting);
    return { ...answer, ...cells, frame: fitting.frame };
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
