import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { type Choice, choicesOf, matching } from "./choices";

/** A search over a long list of a form: a combobox with a list (ARIA APG) in a dialog at the list's field. What is chosen is the list's value. */
export function Picker({ select, onClose }: { select: HTMLSelectElement; onClose: () => void }) {
  const { t } = useTranslation("live");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const choices = useChoices(select);
  const [typed, setTyped] = useState("");
  const found = matching(choices, typed);
  const [at, setAt] = useState(() => choices.findIndex(({ index }) => index === select.selectedIndex));
  const current = Math.min(at, found.length - 1);
  const label = labelOf(select);
  useEffect(() => {
    dialog.current?.showModal();
    scrollIntoView(dialog.current?.querySelector("[aria-selected=true]"));
  }, []);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    dialog.current?.close();
    // By what it is and not by its place: the list may have grown since it was read.
    const index = [...select.options].findIndex(({ value, label }) => value === choice.value && label === choice.label);
    if (index === -1 || index === select.selectedIndex) return;
    select.selectedIndex = index;
    // As the system's own list tells it.
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((current + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(found[current]);
    }
  };
  return (
    // A press beside it closes it, as it closes the system's list; by the keyboard Escape does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="picker"
      style={placeAt(select)}
    >
      <div className="picker-search">
        <Icon name="search" />
        <input
          role="combobox"
          type="text"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-label={t("picker.search", { label })}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[current] ? `${id}-${found[current].index}` : undefined}
          placeholder={t("picker.placeholder")}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="picker-list">
        {found.map((choice, place) => (
          <div
            key={choice.index}
            id={`${id}-${choice.index}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            ref={place === current ? scrollIntoView : undefined}
            onPointerMove={() => setAt(place)}
            onClick={() => choose(choice)}
            onKeyDown={press}
            className="found"
          >
            <span>{choice.label}</span>
            {choice.group && <small>{choice.group}</small>}
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? "sr-only" : "picker-none"}>
        {typed.trim() !== "" && (found.length > 0 ? t("picker.found", { count: found.length }) : t("picker.none"))}
      </p>
    </dialog>
  );
}

/** What can be chosen, also where more of it comes while the search is open. */
function useChoices(select: HTMLSelectElement): Choice[] {
  const [choices, setChoices] = useState(() => choicesOf(select));
  useEffect(() => {
    const observer = new MutationObserver(() => setChoices(choicesOf(select)));
    observer.observe(select, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [select]);
  return choices;
}

/** Without the choices, where the label holds its list. */
function labelOf(select: HTMLSelectElement): string {
  const label = select.labels[0]?.cloneNode(true) as HTMLElement | undefined;
  for (const inside of label?.querySelectorAll("select") ?? []) inside.remove();
  return label?.textContent?.trim() ?? select.ariaLabel ?? "";
}

/** Pixels that the search and some of its lines take. */
const ROOM = 320;
const EDGE = 8;

/** Below the field, or above it where there is more room; within the window. */
function placeAt(select: HTMLSelectElement): CSSProperties {
  const { top, bottom, left, width: own } = select.getBoundingClientRect();
  const width = Math.min(Math.max(own, 280), innerWidth - 2 * EDGE);
  const isAbove = innerHeight - bottom < ROOM && top > innerHeight - bottom;
  return {
    width,
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    maxHeight: Math.min(400, (isAbove ? top : innerHeight - bottom) - 2 * EDGE),
    ...(isAbove ? { bottom: innerHeight - top + 4 } : { top: bottom + 4 }),
  };
}

function scrollIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest" });
}
