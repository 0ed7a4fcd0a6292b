/** Farther than a click's tremble, in pixels. */
const BEGINS = 4;

/** Lets the mouse drag what scrolls; a click stays a click. Answers what ends it. Fingers scroll by themselves. */
export function listenForDragging(frame: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
    dragged = false;
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragged && Math.hypot(dx, dy) < BEGINS) return;
    dragged = true;
    frame.scrollTo(from.left - dx, from.top - dy);
  };
  const up = () => {
    from = null;
  };
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const still = (event: Event) => event.preventDefault();
  frame.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  frame.addEventListener("click", click, { capture: true });
  // A link would be dragged along as an address.
  frame.addEventListener("dragstart", still);
  return () => {
    frame.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    frame.removeEventListener("click", click, { capture: true });
    frame.removeEventListener("dragstart", still);
  };
}
