import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { ownPath } from "~/site-path";
import { isPlainClick } from "./is-plain-click";

/** One listener for all plain anchors inside, those of pictures too: what they lead to opens in the page that is there. */
export function usePageLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest("a:not([target]):not([download])");
    const href = ownPath(link?.getAttribute("href") ?? "");
    if (!href.startsWith("/")) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
}
