import { ALERTS } from "./alerts";
import { EVENTS } from "./events";
import { NETWORK } from "./network";
import type { Probe } from "./nordwind";
import { PEOPLE } from "./people";
import { TARGETS } from "./targets";
import { WORK } from "./work";

/** By the call's name: all that there are. */
export const PROBES: Record<string, Probe> = { ...PEOPLE, ...ALERTS, ...EVENTS, ...NETWORK, ...WORK, ...TARGETS };
