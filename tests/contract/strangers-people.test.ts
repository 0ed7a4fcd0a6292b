import { PEOPLE } from "../support/strangers/people";
import { probeCalls } from "../support/strangers/probe-calls";

probeCalls(PEOPLE);
