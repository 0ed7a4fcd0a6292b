import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { orNever } from "~/live/or-never";
import type { FeedPage } from "../view/feed-page.server";

/** Loads what keeps the order once the page stands, as the keyboard's part. */
export function useKeptOrder({ orders, orderIsKnown }: Pick<FeedPage, "orders" | "orderIsKnown">): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list asks again
  useEffect(() => {
    void orNever(import("./keep-order")).then(({ keepOrder }) => {
      const href = keepOrder(orders, orderIsKnown);
      if (href) navigate(href, { replace: true });
    });
  }, [orders, orderIsKnown]);
}
