import { seconds } from "~/time/duration";

/** Specification §9: target detail loading is debounced 1000 ms. */
const PAUSE = seconds(1);

/**
 * Tells the details of the row (`data-target`) that the pointer or the focus has rested on for a second, and null as soon as it
 * leaves the table or Escape is pressed: the details would cover what comes next. Answers with what ends it.
 */
export function listenForPointing<Details>(
  table: HTMLElement | null,
  ask: (id: number, signal: AbortSignal) => Promise<Details | null>,
  tell: (details: Details | null) => void,
): () => void {
  if (!table) return () => {};
  let asked: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  const forget = () => {
    clearTimeout(timer);
    running.abort();
    running = new AbortController();
    asked = null;
  };
  const leave = () => {
    forget();
    tell(null);
  };
  const point = (event: Event) => {
    const row = (event.target as Element).closest<HTMLElement>("[data-target]");
    const id = Number(row?.dataset.target ?? 0);
    if (id === 0 || id === asked) return;
    forget();
    asked = id;
    const { signal } = running;
    timer = setTimeout(() => {
      // What cannot be had is not shown: the row's link leads there.
      ask(id, signal).then(
        (details) => signal.aborted || tell(details),
        () => {},
      );
    }, PAUSE);
  };
  const goOn = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !table.contains(relatedTarget as Node)) leave();
  };
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && leave();

  table.addEventListener("pointerover", point);
  table.addEventListener("focusin", point);
  table.addEventListener("focusout", goOn);
  table.addEventListener("pointerleave", leave);
  document.addEventListener("keydown", onKey);
  return () => {
    forget();
    table.removeEventListener("pointerover", point);
    table.removeEventListener("focusin", point);
    table.removeEventListener("focusout", goOn);
    table.removeEventListener("pointerleave", leave);
    document.removeEventListener("keydown", onKey);
  };
}
