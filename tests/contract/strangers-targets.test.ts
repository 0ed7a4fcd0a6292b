import { probeCalls } from "../support/strangers/probe-calls";
import { TARGETS } from "../support/strangers/targets";

probeCalls(TARGETS);
