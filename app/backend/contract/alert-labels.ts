import { z } from "zod";
import { defineCall } from "./call";

const colour = z.string().regex(/^#[\da-f]{6}$/, "a colour as #1f6f8b");
const own = {
  name: z.string().trim().min(1).max(60),
  backgroundColor: colour,
  textColor: colour,
};

export const alertLabel = z.object({
  id: z.int().positive(),
  scope: z.enum(["User", "Customer"]),
  ...own,
  visible: z.boolean(),
  alertCount: z.int().nonnegative(),
  version: z.int().positive(),
});
export type AlertLabel = z.infer<typeof alertLabel>;

const params = z.object({ labelId: z.coerce.number().int().positive() });
const AREA = "alert labels";

export const listAlertLabels = defineCall({
  name: "listAlertLabels",
  area: AREA,
  summary: "List labels by name",
  description: "The customer's labels and your own.",
  method: "get",
  path: "/v2/alert-labels",
  access: "signed-in",
  scope: "feed:read",
  response: z.array(alertLabel),
});

export const createAlertLabel = defineCall({
  name: "createAlertLabel",
  area: AREA,
  summary: "Create a label",
  description:
    "A label for the whole customer needs labels:manage. 409 `label_exists` for a duplicate name, 422 `low_contrast` for colours with a contrast below 4.5 : 1.",
  method: "post",
  path: "/v2/alert-labels",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  body: z.object({ scope: z.enum(["User", "Customer"]), ...own }),
  status: 201,
  response: alertLabel,
});

export const readAlertLabel = defineCall({
  name: "readAlertLabel",
  area: AREA,
  summary: "Read a label",
  method: "get",
  path: "/v2/alert-labels/{labelId}",
  access: "signed-in",
  scope: "feed:read",
  params,
  response: alertLabel,
});

export const changeAlertLabel = defineCall({
  name: "changeAlertLabel",
  area: AREA,
  summary: "Change a label's name or colours",
  description:
    "409 `stale_version` with the current label after a concurrent change, 422 `low_contrast` for colours with a contrast below 4.5 : 1.",
  method: "put",
  path: "/v2/alert-labels/{labelId}",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params,
  body: z.object({ ...own, version: z.int().positive() }),
  response: alertLabel,
});

export const showAlertLabel = defineCall({
  name: "showAlertLabel",
  area: AREA,
  summary: "Show or hide a label in the feed",
  method: "put",
  path: "/v2/alert-labels/{labelId}/visibility",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params,
  body: z.object({ visible: z.boolean() }),
  response: alertLabel,
});

export const deleteAlertLabel = defineCall({
  name: "deleteAlertLabel",
  area: AREA,
  summary: "Delete a label and remove it from its alerts",
  method: "delete",
  path: "/v2/alert-labels/{labelId}",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params,
  status: 204,
  response: z.void(),
});
