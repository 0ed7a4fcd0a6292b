import { EVENTS } from "../support/strangers/events";
import { probeCalls } from "../support/strangers/probe-calls";

probeCalls(EVENTS);
