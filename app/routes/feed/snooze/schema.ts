import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";

export const snoozeForm = z.object({ until: givenDay("feed:problems.snoozeDay") });
