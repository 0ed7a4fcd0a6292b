import { canBeAsked, hasRevenue } from "~/backend/contract/can-be-asked";
import { canBeScreened } from "~/backend/contract/can-be-screened";
import { PROFILE_COUNTED, type TargetProfile } from "~/backend/contract/profile";
import type { RiskName } from "~/backend/contract/score-words";
import type { Session } from "~/backend/contract/session";
import type { MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

type Customer = NonNullable<TargetProfile["customer"]>;
type Counts = NonNullable<Customer["counts"]>;

export interface Tab {
  name: string;
  href: string;
  /** Plain; "1000+" beyond that. Null where nothing is counted, or nothing is there. */
  count: string | null;
  /** "1 open": somebody has to decide. */
  alarm: string | null;
}

interface Command {
  key: "startAction" | "update" | "report" | "askRevenue" | "print" | "compare";
  href: string;
  /** It has no frame of the application around it. */
  isDocument?: boolean;
}

/** The head of every page of a profile. */
export interface ProfileHead {
  id: number;
  name: string;
  /** "High 68"; null for a visitor, and where nothing is known. */
  risk: { risk: RiskName; text: string } | null;
  /** "Company", "Automotive", "Kehl, Germany", "620 employees", "ERP 100482". */
  facts: string[];
  /** Those that a phone has room for: what it is, and where. */
  mainFacts: string[];
  chips: { text: string; href: string | null }[];
  /** Null where the reader may not follow. */
  follow: { following: boolean; href: string; followers: string; collectionsHref: string } | null;
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
    risk: customer && riskOf(customer, speech),
    ...factsOf(profile, speech),
    chips: chipsOf(profile, may("targets:merge"), speech),
    follow: customer && may("targets:follow") ? followOf(id, customer, speech) : null,
    commands: session ? commandsOf(profile, may) : [],
    tabs: tabsOf(profile, session, speech),
    isVisitor: session === null,
  };
}

/** Down to the whole number, as everywhere. */
function riskOf({ score, risk }: Customer, speech: Speech): ProfileHead["risk"] {
  if (score === null) return null;
  return { risk, text: `${speech.word("risks", risk)} ${speech.number(Math.floor(score))}` };
}

function followOf(id: number, { following, followerCount }: Customer, speech: Speech): ProfileHead["follow"] {
  return {
    following,
    href: paths.targetFollow(id),
    followers: speech.say("profile:followers", { count: followerCount, number: speech.number(followerCount) }),
    collectionsHref: `${paths.networkTarget(id)}#collections`,
  };
}

function commandsOf(profile: TargetProfile, may: (permission: Session["permissions"][number]) => boolean): Command[] {
  const { id, own } = profile;
  const startAction = { targetIds: [id], returnTo: paths.targetProfile(id) };
  const isMine = own && may("targets:follow");
  return [
    ...(may("actions:manage") ? [{ key: "startAction" as const, href: paths.startAction(startAction) }] : []),
    ...(may("print:read") ? [{ key: "print" as const, href: paths.printTarget(id), isDocument: true }] : []),
    // What one may put right oneself is reported to nobody.
    isMine
      ? { key: "update" as const, href: paths.targetInfo(id) }
      : { key: "report" as const, href: paths.targetReport(id) },
    ...(hasRevenue(profile) && may("revenue:request")
      ? [{ key: "askRevenue" as const, href: paths.targetRevenue(id) }]
      : []),
    { key: "compare", href: paths.compareOf([id]) },
  ];
}

interface TabRule {
  name: MessageKey;
  href: (targetId: number) => string;
  /** Who sees it; without one, everybody who is signed in. */
  permission?: Session["permissions"][number];
  /** Of which targets; without it, of all. */
  of?: (target: TargetProfile) => boolean;
  counts?: keyof Counts;
}

/** In the order in which they stand, after the overview, which visitors have, too. */
const TABS: readonly TabRule[] = [
  { name: "profile:tabs.alerts", href: (id) => paths.targetAlerts(id), counts: "alerts" },
  { name: "profile:tabs.network", href: (id) => paths.networkTarget(id), counts: "relationships" },
  {
    name: "profile:tabs.selfAssessment",
    href: paths.targetSelfAssessment,
    permission: "questionnaires:read",
    of: canBeAsked,
  },
  {
    name: "profile:tabs.grievanceReports",
    href: paths.targetGrievanceReports,
    permission: "grievance:statistics",
    counts: "grievanceReports",
  },
  {
    name: "profile:tabs.questionnaires",
    href: paths.targetQuestionnaires,
    permission: "questionnaires:read",
    of: canBeAsked,
    counts: "questionnaires",
  },
  { name: "profile:tabs.actions", href: (id) => paths.targetActions(id), counts: "actions" },
  {
    name: "profile:tabs.sanctions",
    href: (id) => paths.targetSanctions(id),
    permission: "sanctions:screen",
    of: canBeScreened,
    counts: "matchesToReview",
  },
  { name: "documents:title", href: (id) => paths.targetDocuments(id), counts: "documents" },
  { name: "profile:tabs.history", href: (id) => paths.targetHistory(id), permission: "evidence:read" },
  { name: "profile:tabs.suppliers", href: (id) => paths.targetSuppliers(id), counts: "suppliers" },
  {
    name: "profile:tabs.externalScores",
    href: paths.targetExternalScores,
    permission: "scores:external",
    counts: "externalScores",
  },
];

function tabsOf(target: TargetProfile, session: Session | null, speech: Speech): Tab[] {
  const overview: Tab = {
    name: speech.say("profile:tabs.overview"),
    href: paths.targetProfile(target.id),
    count: null,
    alarm: null,
  };
  if (!session) return [overview];
  const may = (permission: TabRule["permission"]) => !permission || session.permissions.includes(permission);
  const seen = TABS.filter(({ permission, of }) => may(permission) && (of?.(target) ?? true));
  const counted = target.customer?.counts;
  return [
    overview,
    ...seen.map(({ name, href, counts }) => ({
      name: speech.say(name),
      href: href(target.id),
      ...countOf(counts, (counts && counted?.[counts]) ?? 0, speech),
    })),
  ];
}

function countOf(what: keyof Counts | undefined, count: number, speech: Speech): Pick<Tab, "count" | "alarm"> {
  if (count === 0) return { count: null, alarm: null };
  const number = count < PROFILE_COUNTED ? speech.number(count) : `${speech.number(PROFILE_COUNTED - 1)}+`;
  if (what === "matchesToReview") return { count: null, alarm: speech.say("profile:toReview", { count, number }) };
  return { count: number, alarm: null };
}

function factsOf(
  { type, ctype, industry, city, region, country, employees, foreignSystems }: TargetProfile,
  speech: Speech,
): Pick<ProfileHead, "facts" | "mainFacts"> {
  const kind =
    type === "country" || type === "industry" ? speech.word("targetTypes", type) : speech.word("ctypes", ctype);
  const where = speech.list([
    city,
    region === city ? null : region,
    type === "country" ? null : country && speech.country(country),
  ]);
  const facts = [
    kind,
    industry && type !== "industry" && speech.word("industries", industry),
    where,
    employees !== null && speech.say("profile:employees", { count: employees, number: speech.number(employees) }),
    ...foreignSystems.slice(0, 3).map(({ system, id }) => `${speech.word("identifiers", system)} ${id}`),
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
  return { facts, mainFacts: [kind, where].filter(Boolean) };
}

/** What tells one works from another of the same name: where it stands, whose it is. */
function chipsOf(
  { id: targetId, parents, customer, own }: TargetProfile,
  mayMerge: boolean,
  speech: Speech,
): ProfileHead["chips"] {
  const [parent] = parents;
  const tier = customer?.tier ?? null;
  return [
    ...(tier === null ? [] : [{ text: tierInWords(tier, customer?.path ?? [], speech), href: null }]),
    ...(parent
      ? [
          {
            text: speech.say(`profile:parent.${parent.kind}`, { name: parent.name }),
            href: paths.targetProfile(parent.id),
          },
        ]
      : []),
    ...(customer?.merged ?? []).map(({ mergeId, name }) => ({
      text: speech.say("profile:mergedFrom", { name }),
      href: mayMerge ? paths.explorerMerge(mergeId) : null,
    })),
    ...(own ? [{ text: speech.say("profile:ownTarget"), href: null }] : []),
    ...(customer?.flagged ? [{ text: speech.say("profile:flagged"), href: paths.targetReport(targetId) }] : []),
  ];
}

function tierInWords(tier: number, path: readonly { name: string }[], speech: Speech): string {
  const through = path.at(-1)?.name;
  return through ? speech.say("profile:tierThrough", { tier, name: through }) : speech.say("profile:tier", { tier });
}
