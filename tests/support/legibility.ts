/**
 * What a reader could not make out on the page as it stands: words that are cut off, that stand outside their box, or over other words.
 * Runs in the browser. What is shortened on purpose (`truncate`, `line-clamp`) stands whole on its own page and is left out, and so is
 * what scrolls, what floats over the page, and what is there for screen readers only.
 */
export function illegible(): string[] {
  interface Words {
    text: string;
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const found = new Set<string>();
  const seen: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 60) ?? "";
    if (!element || text === "" || element.closest("svg, select, script, style, noscript")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const words = within({ text, element, left, right, top, bottom });
      if (words) seen.push(words);
    }
  }
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 3 && high > 6) found.add(`“${one.text}” and “${other.text}” stand over each other`);
    }
  }
  return [...found];

  /** What is seen of the words; null for nothing, and for what floats, which may lie over others. Notes what is cut or spills. */
  function within(words: Words): Words | null {
    let { left, right, top, bottom } = words;
    let isShortened = false;
    // Letters are measured with the room that their font keeps above and below them, which tight lines do not have.
    const lineHeight = Number.parseFloat(getComputedStyle(words.element).lineHeight);
    const slack = 4 + Math.max(0, (bottom - top - lineHeight) / 2 || 0);
    for (
      let around: Element | null = words.element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      if (["fixed", "sticky", "absolute"].includes(style.position)) return null;
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = around.getBoundingClientRect();
      // For screen readers only.
      if (frame.width <= 1 && style.overflowX !== "visible") return null;
      const isScroller = [style.overflowX, style.overflowY].some((one) => one === "auto" || one === "scroll");
      // What it shows of its content may reach beyond the frames around it.
      isShortened ||= isScroller;
      const isOut = bottom > frame.bottom + slack || top < frame.top - slack || right > frame.right + 4;
      if (!isOut) continue;
      const isMeant = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (isMeant || isScroller) {
        isShortened = true;
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
        if (right - left < 2 || bottom - top < 2) return null;
        continue;
      }
      // What is too wide for its frame, and scrolls in one further out.
      if (isShortened || scrolls(around)) continue;
      found.add(`“${words.text}” stands outside its ${around.tagName.toLowerCase()}`);
      return null;
    }
    return { ...words, left, right, top, bottom };
  }

  function scrolls(inner: Element): boolean {
    for (let around = inner.parentElement; around && around !== document.body; around = around.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowX)) return true;
    }
    return false;
  }
}

/** Whether nothing at all is seen of what has the focus, or no ring says where it is; null where both are well. Runs in the browser. */
export function lostFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50)}”`;
  // Its label is pressed in its place, and a field in a frame is as large as the frame.
  const owner = (element as HTMLInputElement).labels?.[0] ?? element;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [midX, midY],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || (hit.contains(element) && !covers(hit)) || owner.contains(hit));
  });
  if (!isSeen) return `${name} is covered at ${Math.round(left)}, ${Math.round(top)}`;
  // The button within a field for a day: the browser draws a ring around that.
  if (!element.matches(":focus-visible")) return null;
  const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element);
  const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
  const inside = element.querySelector("rect, circle, path");
  const drawn = inside ? getComputedStyle(inside).strokeWidth : "0";
  return hasRing || Number.parseFloat(drawn) >= 2 ? null : `${name} has no ring (${borderColor})`;

  /** What lies over the page, though it is around the element in the source only by being the body. */
  function covers(hit: Element): boolean {
    return hit === document.body || hit === document.documentElement;
  }
}
