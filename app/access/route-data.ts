import type { Feature } from "~/backend/contract/features";
import type { Permission } from "~/backend/contract/permissions";
import type { Namespace } from "~/i18n/namespaces";
import type { MessageKey } from "~/i18n/texts";
import type { AreaKey } from "./areas";

/**
 * What a route says about itself on its `handle`: the specification's route data flags (§3), and some of ours.
 * The shell decides the chrome from it, the Node guard decides access from it.
 */
export interface RouteData {
  /** Who may enter; a route that says nothing is for signed-in users. Only the leaf route's word counts. */
  access?: "public" | "signed-in";
  /** Catalogues that the route's texts come from. */
  i18n?: readonly Namespace[];
  /** The page works and looks the same without a script, so none is sent. */
  shipsNoScript?: boolean;
  /** Its form may carry a file, and is read as it comes (`readUpload`). */
  takesFiles?: boolean;
  /** Bytes that its form may have, where it has more to say than other forms; see `server/middleware/body-limit.ts`. */
  formLimit?: number;
  /** How the page comes in; `none` keeps everything still, as on paper. */
  animation?: "none";
  /** The route's own name, which the signup page is told. */
  state?: string;
  /** Message key of the page's name. */
  pageTitle?: MessageKey;
  /** The way to the page; that of the frames around it comes before. */
  trail?: Trail;
  requiresFeatureFlag?: Feature;
  requiresPermissions?: readonly Permission[];
  isPrintPage?: boolean;
  isExposurePage?: boolean;
  isDisruptionRequestPage?: boolean;
  isEubrPage?: boolean;
  isEudrPage?: boolean;
  isCbamPage?: boolean;
  isNavigationHidden?: boolean;
  isRedesignedPage?: boolean;
  isDashboardPage?: boolean;
  /** It leads into an account, such as signing in: who is there is not told to sign in. */
  isWayIn?: boolean;
  /** What the signup dialog says to a visitor who has been here. */
  signupText?: MessageKey;
  /** The path of the page that has taken this one's place. */
  newRoute?: string;
}

/**
 * A step of the way to a page: an area by its key, which leads to its list as it was last seen too; a page by a text of ours or by its
 * own name. The last may lead nowhere: it names the page itself where `pageName` or `pageTitle` would say another thing.
 */
export type Crumb = { area: AreaKey } | { to?: string; name: MessageKey } | { to?: string; text: string };

/** `data` is what the route's own loader gave, nothing where it has none; `trailOf` is for those that need it. */
export type Trail = (page: TrailPage) => readonly Crumb[];
export interface TrailPage<Data = unknown> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
}
