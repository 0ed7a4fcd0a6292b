import { ALERTS } from "../support/strangers/alerts";
import { probeCalls } from "../support/strangers/probe-calls";

probeCalls(ALERTS);
