import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { ownPath } from "~/site-path";
import { isPlainClick } from "~/ui/is-plain-click";
import { type Settling, settling } from "./settling";

export function useSettled(): Settling["settle"] {
  const [{ settle, stop }] = useState(settling);
  useEffect(() => stop, [stop]);
  return settle;
}

/** One listener, before the links' own, for all that lead to another list of the feed. An alert opens at once. */
export function useSettledLinks(): (event: MouseEvent) => void {
  const settle = useSettled();
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-list]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    settle(() => navigate(ownPath(link.pathname) + link.search));
  };
}
