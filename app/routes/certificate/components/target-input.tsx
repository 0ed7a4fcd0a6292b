import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import { useScript } from "~/ui/use-script";

const TYPING_PAUSE = seconds(0.15);

interface Suggested {
  id: string;
  name: string;
  detail: string | null;
}

interface TargetInputProps {
  id: string;
  name: string;
  maxLength: number | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** At first. */
  typed: string;
  onType: (typed: string) => void;
  onChoose: (target: { id: number; name: string }) => void;
}

/** A line for a target's name; with a script a combobox with a list (ARIA APG), which chooses nothing by itself. */
export function TargetInput({ typed, onType, onChoose, isInvalid, describedBy, ...input }: TargetInputProps) {
  const { t } = useTranslation("documents");
  const list = useId();
  const line = useRef<HTMLInputElement>(null);
  const hasScript = useScript();
  // Null while nothing was typed since something was chosen, or the list was left.
  const [asked, setAsked] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const found = useSuggestions(asked);
  const isOpen = found.length > 0;
  const close = () => {
    setAsked(null);
    setAt(-1);
  };
  const choose = ({ id, name }: Suggested) => {
    if (line.current) line.current.value = name;
    onChoose({ id: Number(id), name });
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = found[at];
    if (step) {
      event.preventDefault();
      setAt(at === -1 && step === -1 ? found.length - 1 : (at + step + found.length) % found.length);
    } else if (event.key === "Enter" && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === "Escape") close();
  };
  return (
    <div className="relative">
      <input
        // What is typed before the script is there stays: React holds no value over it.
        ref={line}
        {...input}
        {...(hasScript && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": list,
          "aria-activedescendant": found[at] && `${list}-${at}`,
        })}
        type="text"
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onType(event.target.value);
          setAsked(event.target.value.trim());
          setAt(-1);
        }}
        onKeyDown={press}
        onBlur={close}
        className="field"
      />
      {hasScript && (
        <div
          id={list}
          role="listbox"
          aria-label={t("fields.suggestions")}
          hidden={!isOpen}
          className="absolute inset-x-0 z-10 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-raised"
        >
          {found.map((target, index) => (
            <div
              key={target.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              ref={index === at ? scrollIntoView : undefined}
              // The line keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => choose(target)}
              onKeyDown={press}
              className="cursor-pointer rounded-control px-2.5 py-2 text-s aria-selected:bg-accent-soft"
            >
              <span className="block font-medium [overflow-wrap:anywhere]">{target.name}</span>
              {target.detail && <span className="block text-ink-3 text-xs">{target.detail}</span>}
            </div>
          ))}
        </div>
      )}
      {hasScript && (
        <p role="status" className="sr-only">
          {isOpen && t("fields.suggested", { count: found.length })}
        </p>
      )}
    </div>
  );
}

/** Targets for what was typed, asked for after a pause in typing; none while nothing is asked. */
function useSuggestions(asked: string | null): Suggested[] {
  const fetcher = useFetcher<{ results: { groups: { key: string; entries: Suggested[] }[] } }>();
  const { load } = fetcher;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => load(paths.search(asked)), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [asked, load]);
  // The last answer stays until the next.
  const found = fetcher.data?.results.groups.find(({ key }) => key === "targets")?.entries ?? [];
  return asked ? found.map((entry) => ({ ...entry, id: entry.id.replace(/^target:/, "") })) : [];
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
