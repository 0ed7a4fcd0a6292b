import type { RouteData } from "~/access/route-data";

export interface Chrome {
  header: boolean;
  footer: boolean;
  /** Tells visitors that they could sign in: not who has no account, such as an asked supplier, nor who is about to. */
  guestBanner: boolean;
  /** `page` is the ordinary column, `redesigned` the airy one, `bare` leaves everything to the screen. */
  container: "page" | "redesigned" | "bare";
  theme: "classic" | "redesigned";
  /** It is a sheet to print: always light. */
  isPaper: boolean;
  /** The page works without a script, so none is sent. */
  scripts: boolean;
}

const WITHOUT_HEADER = [
  "isPrintPage",
  "isExposurePage",
  "isDisruptionRequestPage",
  "isEubrPage",
  "isEudrPage",
  "isCbamPage",
  "isNavigationHidden",
  "isDashboardPage",
] as const satisfies readonly (keyof RouteData)[];

/** What surrounds a page made of these route handles (specification §2 Application shell, §4 Theme). */
export function chromeFor(handles: readonly RouteData[]): Chrome {
  const says = (flag: keyof RouteData) => handles.some((handle) => handle[flag] === true);
  const redesigned = says("isRedesignedPage");
  const dashboard = says("isDashboardPage");
  const header = !WITHOUT_HEADER.some(says);
  return {
    header,
    footer: !says("isPrintPage"),
    guestBanner: header && !says("isWayIn"),
    container: dashboard ? "bare" : redesigned ? "redesigned" : "page",
    theme: redesigned || dashboard ? "redesigned" : "classic",
    isPaper: says("isPrintPage"),
    scripts: !says("shipsNoScript"),
  };
}
