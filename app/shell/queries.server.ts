import { hasToChangePassword, todayOf } from "~/access/after-sign-in";
import type { Counts } from "~/access/areas";
import { areasFor, COUNTERS } from "~/access/areas";
import { chatIsWanted } from "~/access/chat";
import { type Consent, consentIn } from "~/access/consent";
import { callBackend } from "~/backend/client.server";
import { readCollection, readMyCollection } from "~/backend/contract/collections";
import { type PinnedName, readHeaderCounts } from "~/backend/contract/counts";
import { languageOf } from "~/i18n/locale.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { pollsFor } from "~/live/polls";
import type { LoadContext } from "~/load-context";
import { collectionOf } from "~/paths";
import { cookiePrefix, sitePath } from "~/site-path";
import { seconds } from "~/time/duration";
import { isDismissed } from "./dismissed.server";
import { faviconOf } from "./favicon";
import type { LastLists, Seen } from "./last-lists";
import { pinnedOf } from "./pins.server";
import { schemeOf } from "./scheme.server";
import { sideOf } from "./side.server";
import { type Chosen, userOf } from "./user";

/** Everything that the chrome around a page shows, but for what changes with being shown. */
export async function readChrome(request: Request, context: LoadContext) {
  const { session, config } = context;
  const { hostname: host, protocol } = new URL(request.url);
  const consent = consentIn(request.headers.get("cookie"), host);
  const [scheme, side, language, read, bannerDismissed] = await Promise.all([
    schemeOf(request, session),
    sideOf(request),
    languageOf(request, context),
    // Who has to change the password first is told no counts.
    session && !hasToChangePassword(session.user, todayOf(new Date()))
      ? readCounts(context, timeZoneOf(request))
      : null,
    isDismissed(request, "guest-banner"),
  ]);
  const chosen: Chosen = {
    language,
    scheme: scheme ?? "system",
    shortcuts: session ? session.preferences.shortcuts : null,
  };
  return {
    user: userOf(session),
    chosen,
    /** How the bar stands; null leaves it to the width of the window. */
    side,
    /** IANA. */
    timeZone: timeZoneOf(request),
    areas: areasFor(session),
    pins: session ? pinnedOf(session, read?.names ?? []) : [],
    closedGroups: session?.preferences.closedGroups ?? [],
    counts: read?.counts ?? null,
    countsLost: read?.isLost ?? false,
    polls: pollsFor(session, config.stage),
    consent,
    cookiePrefix: cookiePrefix({ isHttps: protocol === "https:", below: sitePath("/").slice(0, -1) }),
    /** Specification §2: signed-in users under the flag; others find them by the banner and the legal info. */
    cookieSettings: session?.features.includes("cookie-rework") ?? false,
    guestBanner: session === null && !context.isUserUnknown && !bannerDismissed,
    /** Nobody knows whether somebody is signed in; nothing is offered to a visitor. */
    isAway: context.isUserUnknown === true,
    contactEmail: config.contactEmail,
    version: config.version,
    /** ISO date, for what is printed. */
    today: new Date().toISOString().slice(0, 10),
    thirdParties: thirdPartiesOf(config),
    icon: faviconOf(host, config.stage),
    showsBreakpoint: isForDevelopers(config.stage),
    extras: extrasOf(context, consent),
  };
}
export type ChromeData = Awaited<ReturnType<typeof readChrome>> & { seen: Seen };

/** Where those who build the product look at it; a demo is shown to those who may buy it. */
const isForDevelopers = (stage: string): boolean => stage !== "production" && stage !== "demo";

/** What runs beside the page in the browser, each only where it is configured and allowed. */
function extrasOf({ session, config }: LoadContext, consent: Consent) {
  const { stage, version, chat, analyticsUrl, sentryDsn, devtoolsHistory } = config;
  return {
    chat: session && chat && chatIsWanted(session, consent) ? { ...chat, user: chatUserOf(session.user) } : null,
    analyticsUrl: consent === "allow" ? analyticsUrl : null,
    errors: sentryDsn ? { dsn: sentryDsn, version, stage } : null,
    /** The developers' history; not where customers are. */
    history: isForDevelopers(stage) ? devtoolsHistory : null,
  };
}

/** Whom this installation may send anything to, for the legal info. */
function thirdPartiesOf({ chat, analyticsUrl, sentryDsn }: LoadContext["config"]): ("chat" | "analytics" | "errors")[] {
  return [chat && ("chat" as const), analyticsUrl && ("analytics" as const), sentryDsn && ("errors" as const)].filter(
    (name) => name !== null && name !== "",
  );
}

/** Specification §9: the time of creation is sent in epoch seconds. */
function chatUserOf(user: NonNullable<LoadContext["session"]>["user"]) {
  const name = `${user.firstname} ${user.lastname}`.trim();
  return {
    id: String(user.id),
    name,
    email: user.email,
    createdAt: Math.floor(Date.parse(user.createdAt) / seconds(1)),
  };
}

interface ReadCounts {
  counts: Counts;
  /** Of pins that are no sections. */
  names: readonly PinnedName[];
  isLost: boolean;
}

/**
 * The counts that the header and the bar show; null for one that is not the reader's to know. `isLost`: they could not be had. That is
 * logged, and keeps nobody from the page; an open page looks for their return (specification §8).
 */
export async function readCounts(context: LoadContext, timeZone: string): Promise<ReadCounts> {
  const permitted = COUNTERS.filter(({ permission }) => context.session?.permissions.includes(permission));
  if (permitted.length === 0) return { counts: NO_COUNTS, names: [], isLost: false };
  try {
    const { pins, newAlerts, openMatches, ...read } = await callBackend(context, readHeaderCounts, {
      query: { timeZone },
    });
    const known = Object.fromEntries(permitted.map(({ key }) => [key, read[key]]));
    return { counts: { ...NO_COUNTS, newAlerts, openMatches, ...known }, names: pins, isLost: false };
  } catch (err) {
    context.log("error", "the counts of the header could not be read", { err });
    return { counts: NO_COUNTS, names: [], isLost: true };
  }
}

const NO_COUNTS: Counts = { notifications: null, tasks: null, newAlerts: null, openMatches: null };

/**
 * The name of the collection that was last seen, for the way back to it; null on pages whose way does not lead through collections, and of
 * the root, which has none. A cookie keeps no names, so it is read. It keeps nobody from the page: without it the step has a general name.
 */
export async function lastCollection(
  request: Request,
  context: LoadContext,
  { collections }: LastLists,
): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const which = collectionOf(collections?.split(/[/?]/)[3]);
  if (!THROUGH_COLLECTIONS.test(pathname) || which === null || which === 0) return null;
  try {
    const { id, name } = await (which === "my"
      ? callBackend(context, readMyCollection, {})
      : callBackend(context, readCollection, { params: { collectionId: which } }));
    return id === 0 ? null : name;
  } catch (err) {
    context.log("info", "the name of the collection last seen could not be read", { err });
    return null;
  }
}

const THROUGH_COLLECTIONS = /^\/(?:network\/|certificate\/new)/;
