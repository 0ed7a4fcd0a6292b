import { createCookie } from "@remix-run/node";
import { FEED_ORDERS, type FeedOrder } from "~/backend/contract/alert-words";
import { DEFAULT_ORDER } from "~/domain/feed-filter/feed-filter";
import { paths } from "~/paths";
import { days, seconds } from "~/time/duration";

/** Beside the local storage (specification §4), so that the server and those without a script have it too. */
const cookie = createCookie("feed-order", { path: paths.feed(), sameSite: "lax", maxAge: days(365) / seconds(1) });

/** The order that the user chose last. */
export async function rememberedOrder(request: Request): Promise<FeedOrder> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return FEED_ORDERS.find((order) => order === value) ?? DEFAULT_ORDER;
}

/** Whether there is one that they chose. */
export async function remembersOrder(request: Request): Promise<boolean> {
  return (await cookie.parse(request.headers.get("cookie"))) !== null;
}

/** The `Set-Cookie` value that remembers an order. */
export const rememberOrder = (order: FeedOrder): Promise<string> => cookie.serialize(order);
