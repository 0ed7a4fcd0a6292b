import { NETWORK } from "../support/strangers/network";
import { probeCalls } from "../support/strangers/probe-calls";

probeCalls(NETWORK);
