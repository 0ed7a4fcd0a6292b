import { z } from "zod";
import { MOST_ASSIGNEES } from "~/backend/contract/action-words";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";

const ids = z
  .array(
    z.coerce
      .number("actions:problems.assignees")
      .int("actions:problems.assignees")
      .positive("actions:problems.assignees"),
  )
  .max(MOST_ASSIGNEES, "actions:problems.tooMany")
  .default([]);

/** As the contract takes it: one line, without what nobody sees. */
export const title = z.string().overwrite(plain).max(200, "actions:problems.titleTooLong");

/** What is said of an action beside its title, by whoever starts and by whoever changes it. */
export const actionFields = {
  description: z.string().trim().max(4000, "actions:problems.noteTooLong").default(""),
  dueOn: givenDay("actions:problems.dueOn").optional(),
  teamIds: ids,
  userIds: ids,
  /** Of a grievance, by its number. */
  grievanceId: z.coerce
    .number("actions:problems.grievance")
    .int("actions:problems.grievance")
    .positive("actions:problems.grievance")
    .optional(),
};

/** Users and teams as the contract writes them. */
export const assigneesOf = ({ userIds, teamIds }: { userIds: readonly number[]; teamIds: readonly number[] }) => [
  ...userIds.map((id) => ({ kind: "user" as const, id })),
  ...teamIds.map((id) => ({ kind: "team" as const, id })),
];
