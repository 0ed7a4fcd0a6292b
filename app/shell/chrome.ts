import type { RouteData } from "~/access/route-data";

export interface Chrome {
  header: boolean;
  footer: boolean;
  /** `page` is the ordinary column, `redesigned` the airy one, `bare` leaves everything to the screen. */
  container: "page" | "redesigned" | "bare";
  theme: "classic" | "redesigned";
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
  return {
    header: !WITHOUT_HEADER.some(says),
    footer: !says("isPrintPage"),
    container: dashboard ? "bare" : redesigned ? "redesigned" : "page",
    theme: redesigned || dashboard ? "redesigned" : "classic",
    scripts: !says("shipsNoScript"),
  };
}
