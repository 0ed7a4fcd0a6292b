import type { Fault } from "./fault";

/** Mails about alerts, and how they are stopped. */
export const MAILS: readonly Fault[] = [
  {
    breaks: "a standard of 'no mails' sends mails of the collection's own",
    file: "server/backend/alerts/delivery/minimums.ts",
    text: "?? null;",
    instead: "?? 1;",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a mail tells an alert twice",
    file: "server/backend/alerts/delivery/pick-alerts.ts",
    text: "                          and m.channel = ",
    instead: "                          and m.channel <> ",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a mail tells what was put away",
    file: "server/backend/alerts/delivery/pick-alerts.ts",
    text: " and a.status_id <> 'archived'",
    instead: "",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a mail tells what is irrelevant",
    file: "server/backend/alerts/delivery/pick-alerts.ts",
    text: " and a.relevancy <> 'Irrelevant'",
    instead: "",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a muted alert comes by mail before it gets worse",
    file: "server/backend/alerts/feed/muted.ts",
    text: "a.priority > a.muted_at_priority",
    instead: "a.priority >= a.muted_at_priority",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a collection's least priority of a tier is not heeded in mails",
    file: "server/backend/alerts/delivery/pick-alerts.ts",
    text: "(m.by_tier->>t.tier::text)::int",
    instead: "(m.by_tier->>'0')::int",
    tests: ["server/backend/alerts/delivery", "tests/contract/collections"],
  },
  {
    breaks: "a weekly mail comes every day",
    file: "server/backend/alerts/delivery/due-digests.ts",
    text: 'isMorning && (channel !== "EmailWeekly" || part("weekday") === "Mon")',
    instead: "isMorning",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "a mail comes at seven in London, wherever one is",
    file: "server/backend/alerts/delivery/due-digests.ts",
    text: "timeZone: zone,",
    instead: 'timeZone: "UTC",',
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "an unsubscribe link stops mails of every kind",
    file: "server/backend/alerts/delivery/unsubscribe-handlers.ts",
    text: "    eq(deliveryMinimums.channel, channel),\n",
    instead: "",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "an unsubscribe link stops the mails of all colleagues",
    file: "server/backend/alerts/delivery/unsubscribe-handlers.ts",
    text: "    eq(deliveryMinimums.userId, userId),\n",
    instead: "",
    tests: ["server/backend/alerts/delivery"],
  },
  {
    breaks: "an unsubscribe link that a mail's checker opens stops the mails",
    file: "app/routes/network/unsubscribe/route.tsx",
    text: "  const mails = await mailsOf(context, tokenOf(request));\n",
    instead:
      "  const mails = await mailsOf(context, tokenOf(request));\n  if (mails) await stop(context, tokenOf(request));\n",
    tests: ["app/routes/network/unsubscribe"],
  },
];
