import { z } from "zod";
import { defineCall } from "./call";

const teamId = z.object({ teamId: z.string().max(20) });
const content = {
  name: z.string().trim().min(1).max(100),
  memberIds: z.array(z.int().positive()).max(1000),
};
const leadId = z.int().positive().nullable().describe("A member, who is told what of the team stays overdue");

export const team = z.object({
  id: z.int().positive(),
  name: z.string(),
  members: z.array(z.object({ id: z.int().positive(), name: z.string() })),
  leadId: z.int().positive().nullable().default(null),
  version: z.int().positive(),
});
export type Team = z.output<typeof team>;

export const listTeams = defineCall({
  name: "listTeams",
  area: "people",
  summary: "List the customer's teams by name",
  description: "At most 200.",
  method: "get",
  path: "/v2/teams",
  access: { permission: "teams:list" },
  scope: "people:read",
  response: z.array(team),
});

export const addTeam = defineCall({
  name: "addTeam",
  area: "people",
  summary: "Create a team",
  description: "409 `team_exists` for a duplicate name; 422 for a lead who is no member.",
  method: "post",
  path: "/v2/teams",
  access: { permission: "admin:access" },
  scope: "administration:write",
  body: z.object({ ...content, leadId: leadId.default(null) }),
  status: 201,
  response: team,
});

export const changeTeam = defineCall({
  name: "changeTeam",
  area: "people",
  summary: "Change a team's name, members and lead",
  description: "409 `stale_version` with the current team after a concurrent change; 422 for a lead who is no member.",
  method: "put",
  path: "/v2/teams/{teamId}",
  access: { permission: "admin:access" },
  scope: "administration:write",
  params: teamId,
  body: z.object({
    ...content,
    leadId: leadId.optional().describe("Without it the lead stays, as long as they are a member"),
    version: z.int().positive(),
  }),
  response: team,
});

export const deleteTeam = defineCall({
  name: "deleteTeam",
  area: "people",
  summary: "Delete a team",
  description: "Its members remain users.",
  method: "delete",
  path: "/v2/teams/{teamId}",
  access: { permission: "admin:access" },
  scope: "administration:write",
  params: teamId,
  status: 204,
  response: z.void(),
});
