import { type RefObject, useRef, useState } from "react";
import type { IslandData } from "./island-data";
import { patch } from "./patch";
import { useBeforePaint } from "./use-before-paint";

interface IslandProps {
  /** Of the element, and of nothing else in the document. */
  id: string;
  data: IslandData;
  /** What the page knows better than the server did: takes out or changes it in the markup before it is shown. */
  prepare?: (wanted: DocumentFragment) => void;
  className?: string;
}

/**
 * A part of the page that the server has written and React does not look into: neither data nor components of it are in the browser.
 * Events in it reach the handlers of what is around it. Newer markup changes only what differs, so that the focus, ticks and what is being
 * typed stay.
 */
export function Island({ id, data, prepare, className }: IslandProps) {
  const element = useRef<HTMLDivElement>(null);
  const markup = markupOf(id, data);
  const [first] = useState({ __html: markup });
  useKeptUpWith(element, markup, prepare);
  return (
    <div
      ref={element}
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by `html`, which escapes what it is given
      dangerouslySetInnerHTML={first}
    />
  );
}

function useKeptUpWith(element: RefObject<Element>, markup: string, prepare: IslandProps["prepare"]): void {
  const shown = useRef({ markup, prepare });
  useBeforePaint(() => {
    if (!element.current || (shown.current.markup === markup && shown.current.prepare === prepare)) return;
    shown.current = { markup, prepare };
    patch(element.current, markup, prepare);
  }, [element, markup, prepare]);
}

/** Read off the page once, before anything changes it; the answer that it belongs to may be shown again later. */
function markupOf(id: string, data: IslandData): string {
  const markup = data.html ?? found.get(data) ?? document.getElementById(id)?.innerHTML ?? "";
  if (data.html === undefined) found.set(data, markup);
  return markup;
}

const found = new WeakMap<IslandData, string>();
