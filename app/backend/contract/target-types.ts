import { z } from "zod";
import { defineCall } from "./call";

const access = { permission: "target-types:read" } as const;
const targetType = z.enum(["organization", "POI", "country", "industry", "commodity"]);
const colours = z.object({
  text: z.string().regex(/^#[0-9a-f]{6}$/),
  background: z.string().regex(/^#[0-9a-f]{6}$/),
});

export const listTargetTypes = defineCall({
  name: "listTargetTypes",
  area: "counts and types",
  summary: "List target types",
  description: "In the order of filters and legends.",
  method: "get",
  path: "/v2/target-types",
  access,
  scope: "catalogue:read",
  response: z.array(
    z.object({
      id: targetType,
      icon: z.string(),
      ctypes: z.array(z.string()).describe("Its finer classes; the first is what a target is by default"),
    }),
  ),
});

export const targetCtype = z.object({
  id: z.string(),
  type: targetType,
  icon: z.string(),
  colour: z.string().describe("Name of the pair of colours, the same for classes that belong together"),
  light: colours,
  dark: colours,
});
export type TargetCtype = z.output<typeof targetCtype>;

export const listTargetCtypes = defineCall({
  name: "listTargetCtypes",
  area: "counts and types",
  summary: "List target classes with icon and colours",
  method: "get",
  path: "/v2/target-ctypes",
  access,
  scope: "catalogue:read",
  response: z.array(targetCtype),
});
