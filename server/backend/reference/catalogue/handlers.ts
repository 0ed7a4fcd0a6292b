import { listEventTypes } from "~/backend/contract/event-types";
import { listTargetCtypes, listTargetTypes } from "~/backend/contract/target-types";
import { answer, type Handler } from "../../platform/call/handler";
import { CLASS_COLOURS } from "./class-colours";
import { CTYPES, TARGET_TYPES } from "./ctypes";
import { EVENT_TYPES } from "./event-types";

export const catalogueHandlers: Handler[] = [
  answer(listTargetTypes, async () =>
    TARGET_TYPES.map(({ id, icon }) => ({
      id,
      icon,
      ctypes: CTYPES.filter(({ type }) => type === id).map((ctype) => ctype.id),
    })),
  ),

  answer(listEventTypes, async () => EVENT_TYPES.map(({ id, group, priority }) => ({ id, group, priority }))),

  answer(listTargetCtypes, async () => CTYPES.map((ctype) => ({ ...ctype, ...CLASS_COLOURS[ctype.colour] }))),
];
