import { z } from "zod";
import { defineCall } from "./call";
import { MAIL_CHANNELS, PRIORITIES } from "./preference-values";
import { TASK_DIGESTS } from "./task-words";

/** From which priority on; null: no mails of this kind. */
const minimum = z.enum(PRIORITIES).nullable();
export const minimums = z.record(z.enum(MAIL_CHANNELS), minimum);
export type Minimums = z.output<typeof minimums>;

/** Mails about tasks. */
const taskMails = z.object({
  /** The own list of tasks, where it changed since the last one. */
  digest: z.enum(TASK_DIGESTS),
  /** Whether each task that somebody else assigns is told. */
  given: z.boolean(),
  /** Whether it is told that actions and effectiveness checks are near, due or overdue; at most one mail a day. */
  reminders: z.boolean(),
  /** Whether comments of others are told, on actions that the user has, started or commented on; several within minutes in one mail. */
  commented: z.boolean(),
});

export const delivery = z.object({
  /** IANA; the times of daily and weekly mails are of this zone. */
  timeZone: z.string(),
  /** Whether the user chose it; otherwise it is UTC. */
  timeZoneChosen: z.boolean(),
  /** The hour of daily and weekly mails; weekly ones come on Mondays. */
  hour: z.int().min(0).max(23),
  /** Wherever no collection says otherwise. */
  standard: minimums,
  tasks: taskMails,
  collections: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      /** How deep it stands in the tree, from 0 on; parents come before their children. */
      level: z.int().nonnegative(),
      /** What the user has set here; what is missing is inherited. */
      own: z.partialRecord(z.enum(MAIL_CHANNELS), minimum),
      /** What holds. */
      holds: minimums,
    }),
  ),
});
export type Delivery = z.output<typeof delivery>;

export const readDelivery = defineCall({
  name: "readDelivery",
  area: "delivery",
  summary: "Read your e-mail settings for alerts and tasks",
  description: "General settings and settings by collection, inherited down the tree.",
  method: "get",
  path: "/v2/delivery",
  access: "signed-in",
  scope: "account:read",
  response: delivery,
});

export const changeDelivery = defineCall({
  name: "changeDelivery",
  area: "delivery",
  summary: "Change your e-mail settings for alerts and tasks",
  description:
    "Sets the minimum priority for each kind of mail, in general or for one collection; 404 for an unknown collection.",
  method: "put",
  path: "/v2/delivery",
  access: "signed-in",
  bearer: "person",
  body: z.object({
    /** Null: wherever no collection says otherwise. */
    collectionId: z.int().positive().nullable(),
    minimums: z.partialRecord(z.enum(MAIL_CHANNELS), z.enum([...PRIORITIES, "None", "Inherit"])),
    timeZone: z
      .string()
      .max(60)
      .refine((name) => isTimeZone(name), "a time zone of the IANA")
      .optional(),
    tasks: taskMails.partial().optional(),
  }),
  response: delivery,
});

const params = z.object({ token: z.string().min(1).max(100) });

export const readUnsubscription = defineCall({
  name: "readUnsubscription",
  area: "delivery",
  summary: "Read which mails an unsubscribe link stops",
  description: "Reading stops none.",
  method: "get",
  path: "/v2/unsubscriptions/{token}",
  access: "public",
  params,
  response: z.object({
    channel: z.enum(MAIL_CHANNELS),
    /** Enough of the address to know it again. */
    recipient: z.string(),
    stopped: z.boolean(),
  }),
});

export const unsubscribe = defineCall({
  name: "unsubscribe",
  area: "delivery",
  summary: "Stop the kind of mail that a link belongs to",
  description: "Applies to the recipient of that mail. Idempotent.",
  method: "post",
  path: "/v2/unsubscriptions/{token}",
  access: "public",
  params,
  status: 204,
  response: z.void(),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
