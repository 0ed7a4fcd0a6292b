import { canBeAsked, hasRevenue } from "~/backend/contract/can-be-asked";
import { canBeScreened } from "~/backend/contract/can-be-screened";
import type { TargetProfile } from "~/backend/contract/profile";
import type { Session } from "~/backend/contract/session";
import type { MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface Tab {
  name: string;
  href: string;
}

interface Command {
  key: "startAction" | "update" | "report" | "askRevenue" | "print";
  href: string;
  /** It has no frame of the application around it. */
  isDocument?: boolean;
}

/** The head of every page of a profile. */
export interface ProfileHead {
  id: number;
  name: string;
  /** "Company · Automotive · Kehl, Germany · 620 employees". */
  line: string;
  chips: { text: string; href: string | null }[];
  /** Null where the reader may not follow. */
  follow: { following: boolean; href: string } | null;
  /** What else the reader may do, what is done most first. */
  commands: Command[];
  tabs: Tab[];
  /** Somebody whom nobody knows reads it. */
  isVisitor: boolean;
}

export function headOf(profile: TargetProfile, session: Session | null, speech: Speech): ProfileHead {
  const { id, name, customer } = profile;
  const may = (permission: Session["permissions"][number]) => session?.permissions.includes(permission) ?? false;
  return {
    id,
    name,
    line: lineOf(profile, speech),
    chips: chipsOf(profile, speech),
    follow: customer && may("targets:follow") ? { following: customer.following, href: paths.targetFollow(id) } : null,
    commands: session ? commandsOf(profile, may) : [],
    tabs: tabsOf(profile, session, speech),
    isVisitor: session === null,
  };
}

function commandsOf(profile: TargetProfile, may: (permission: Session["permissions"][number]) => boolean): Command[] {
  const { id, own } = profile;
  const startAction = { targetIds: [id], returnTo: paths.targetProfile(id) };
  const isMine = own && may("targets:follow");
  return [
    ...(may("actions:manage") ? [{ key: "startAction" as const, href: paths.startAction(startAction) }] : []),
    // What one may put right oneself is reported to nobody.
    isMine
      ? { key: "update" as const, href: paths.targetInfo(id) }
      : { key: "report" as const, href: paths.targetReport(id) },
    ...(hasRevenue(profile) && may("revenue:request")
      ? [{ key: "askRevenue" as const, href: paths.targetRevenue(id) }]
      : []),
    ...(may("print:read") ? [{ key: "print" as const, href: paths.printTarget(id), isDocument: true }] : []),
  ];
}

interface TabRule {
  name: MessageKey;
  href: (targetId: number) => string;
  /** Who sees it; without one, everybody who is signed in. */
  permission?: Session["permissions"][number];
  /** Of which targets; without it, of all. */
  of?: (target: TargetProfile) => boolean;
}

/** In the order in which they stand, after the overview, which visitors have, too. */
const TABS: readonly TabRule[] = [
  { name: "profile:tabs.suppliers", href: (id) => paths.targetSuppliers(id) },
  {
    name: "profile:tabs.selfAssessment",
    href: paths.targetSelfAssessment,
    permission: "questionnaires:read",
    of: canBeAsked,
  },
  { name: "profile:tabs.grievanceReports", href: paths.targetGrievanceReports, permission: "grievance:statistics" },
  {
    name: "profile:tabs.questionnaires",
    href: paths.targetQuestionnaires,
    permission: "questionnaires:read",
    of: canBeAsked,
  },
  { name: "profile:tabs.actions", href: (id) => paths.targetActions(id) },
  { name: "documents:title", href: (id) => paths.targetDocuments(id) },
  {
    name: "profile:tabs.sanctions",
    href: (id) => paths.targetSanctions(id),
    permission: "sanctions:screen",
    of: canBeScreened,
  },
  { name: "profile:tabs.externalScores", href: paths.targetExternalScores, permission: "scores:external" },
];

function tabsOf(target: TargetProfile, session: Session | null, speech: Speech): Tab[] {
  const overview = { name: speech.say("profile:tabs.overview"), href: paths.targetProfile(target.id) };
  if (!session) return [overview];
  const may = (permission: TabRule["permission"]) => !permission || session.permissions.includes(permission);
  const seen = TABS.filter(({ permission, of }) => may(permission) && (of?.(target) ?? true));
  return [overview, ...seen.map(({ name, href }) => ({ name: speech.say(name), href: href(target.id) }))];
}

function lineOf({ type, ctype, industry, city, region, country, employees }: TargetProfile, speech: Speech): string {
  const kind =
    type === "country" || type === "industry" ? speech.word("targetTypes", type) : speech.word("ctypes", ctype);
  const where = [city, region === city ? null : region, type === "country" ? null : country && speech.country(country)];
  return [
    kind,
    industry && type !== "industry" && speech.word("industries", industry),
    where.filter(Boolean).join(", "),
    employees !== null && speech.say("profile:employees", { count: employees, number: speech.number(employees) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What tells one works from another of the same name: its numbers, whose it is, where it stands. */
function chipsOf(
  { id: targetId, foreignSystems, parents, customer, own }: TargetProfile,
  speech: Speech,
): ProfileHead["chips"] {
  const [parent] = parents;
  const tier = customer?.tier ?? null;
  return [
    ...foreignSystems.slice(0, 3).map(({ system, id }) => ({ text: `${system} ${id}`, href: null })),
    ...(parent
      ? [
          {
            text: speech.say(`profile:parent.${parent.kind}`, { name: parent.name }),
            href: paths.targetProfile(parent.id),
          },
        ]
      : []),
    ...(tier === null ? [] : [{ text: tierInWords(tier, customer?.path ?? [], speech), href: null }]),
    ...(own ? [{ text: speech.say("profile:ownTarget"), href: null }] : []),
    ...(customer?.flagged ? [{ text: speech.say("profile:flagged"), href: paths.targetReport(targetId) }] : []),
  ];
}

function tierInWords(tier: number, path: readonly { name: string }[], speech: Speech): string {
  const through = path.at(-1)?.name;
  return through ? speech.say("profile:tierThrough", { tier, name: through }) : speech.say("profile:tier", { tier });
}
