import type { OptionLink } from "~/domain/feed/rail.server";

/** Specification §4: the order is kept in local storage under this key. */
const KEY = "feed-order";

/**
 * Keeps the order that was chosen. Where nobody told the server one, such as after its cookie has run out, answers the link to the
 * list in the order that is kept here; null when there is nothing to change.
 */
export function keepOrder(orders: readonly OptionLink[], isKnown: boolean): string | null {
  try {
    const current = orders.find((order) => order.current);
    if (isKnown) {
      if (current) localStorage.setItem(KEY, orderIn(current));
      return null;
    }
    const kept = localStorage.getItem(KEY);
    const link = orders.find((order) => orderIn(order) === kept);
    return link && !link.current ? link.href : null;
  } catch {
    // Some browsers forbid it; the server's cookie is there all the same.
    return null;
  }
}

const orderIn = ({ href }: OptionLink): string => new URL(href, "http://here").searchParams.get("order") ?? "";
