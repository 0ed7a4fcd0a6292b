import { listMapPlaces, readMapCells, readMapLayer } from "~/backend/contract/map";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import type { Viewer } from "../collections/stored-collection";
import { askedPart, fittingPart } from "./fitting-frame";
import { listPlaces } from "./list-places";
import { networkOf } from "./picked";
import { readCells } from "./read-cells";
import { readLayer } from "./read-layer";

export const mapHandlers: Handler[] = [
  answer(readMapCells, async (asked) => {
    const { bounds, zoom, ...filter } = asked.query;
    const network = await networkOf(asked.tx, viewerOf(asked), filter);
    const part = bounds ? askedPart(bounds, zoom) : await fittingPart(asked.tx, network);
    const counted = await readCells(asked.tx, network, part.bounds, part.zoom);
    return { ...counted, frame: part.frame, zoom: part.zoom, asOf: thisMinute() };
  }),

  answer(listMapPlaces, async (asked) => {
    const { bounds, cell, size, after, ...filter } = asked.query;
    const network = await networkOf(asked.tx, viewerOf(asked), filter);
    return listPlaces(asked.tx, network, { bounds, cell, size, after });
  }),

  answer(readMapLayer, ({ tx, params, query }) => readLayer(tx, params.layer, query.bounds)),
];

/** To the minute, as it is shown. */
const thisMinute = (): string => `${new Date().toISOString().slice(0, 16)}:00.000Z`;

const viewerOf = ({ scope, session }: AskedBySession): Viewer => ({ customerId: scope.customerId, session });
