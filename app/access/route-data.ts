import type { Namespace } from "~/i18n/namespaces";
import type { Feature } from "./features";
import type { Permission } from "./permissions";

/**
 * What a route says about itself on its `handle`: the specification's route data flags (§3), and three of ours.
 * The shell decides the chrome from it, the Node guard decides access from it.
 */
export interface RouteData {
  /** Who may enter; a route that says nothing is for signed-in users. Only the leaf route's word counts. */
  access?: "public" | "signed-in";
  /** Catalogues that the route's texts come from. */
  i18n?: readonly Namespace[];
  /** The page works and looks the same without a script, so none is sent. */
  shipsNoScript?: boolean;
  animation?: string;
  state?: string;
  /** Message key of the page's name. */
  pageTitle?: string;
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
  signupText?: string;
  newRoute?: string;
}
