import { probeCalls } from "../support/strangers/probe-calls";
import { WORK } from "../support/strangers/work";

probeCalls(WORK);
