import type { z } from "zod";
import { safeReturnTo } from "~/access/return-to";
import type { Operation } from "~/backend/contract/operations";
import type { changeAlerts } from "~/backend/contract/triage";
import { parseFilter, toQuery } from "~/domain/feed-filter/search-params";
import type { Message } from "~/i18n/message";
import { feedViewOf, paths } from "~/paths";

type Selection = z.input<NonNullable<typeof changeAlerts.body>>["selection"];

export interface Selected {
  /** Null where nothing was selected. */
  selection: Selection | null;
  /** How many; null where all that match are meant, which nobody has counted here. */
  count: number | null;
  /** The page of the feed on which they were selected. */
  returnTo: string;
}

/** More than a page of the feed has. */
const MOST = 100;

/** Of the address of a form about selected alerts: those that it names, or all that the feed behind it shows. */
export function selectedIn(searchParams: URLSearchParams): Selected {
  const returnTo = safeReturnTo(searchParams.get("returnTo"), paths.feed());
  if (searchParams.get("select") === "all") return { selection: allOf(returnTo), count: null, returnTo };
  const alertIds = (searchParams.get("alertIds") ?? "")
    .split(",")
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .slice(0, MOST)
    .map(Number);
  return { selection: alertIds.length > 0 ? { alertIds } : null, count: alertIds.length, returnTo };
}

function allOf(returnTo: string): Selection | null {
  const { pathname, searchParams } = new URL(returnTo, "http://feed.invalid");
  const view = feedViewOf(pathname.split("/").at(-1));
  if (!view) return null;
  const { order: _, ...filter } = toQuery({ ...parseFilter(view, searchParams), emailAlertId: null });
  return { filter };
}

/** What is said once they were changed, and the list without its selection; with the progress of the work beside it where that goes on. */
export function doneWith(
  operation: Operation,
  { returnTo }: Selected,
  key: Message["key"],
): { message: Message; to: string } {
  const count = operation.changed ?? operation.total ?? 0;
  const { pathname, searchParams } = new URL(returnTo, "http://feed.invalid");
  searchParams.delete("select");
  const isDone = operation.state === "Done";
  if (!isDone) searchParams.set("operation", String(operation.id));
  const search = searchParams.toString();
  return {
    message: { key: isDone ? key : "feed:done.started", params: { count } },
    to: `${pathname}${search && `?${search}`}`,
  };
}
