import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { seconds } from "~/time/duration";
import type { LiveData } from "./live";
import { entriesOf, type PaletteEntry, type SearchAnswer } from "./palette-entries";

const TYPING_PAUSE = seconds(0.15);

/** Everything that has a name, by that name: a combobox with a list (ARIA APG) in a dialog. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Palette({ data, onClose }: { data: LiveData; onClose: () => void }) {
  const { t } = useTranslation("live");
  const id = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const answer = useSearch(typed);
  const entries = entriesOf({ typed, answer, data, t });
  const current = Math.min(at, entries.length - 1);
  useEffect(() => dialog.current?.showModal(), []);

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    dialog.current?.close();
    navigate(entry.href);
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt((current + step + entries.length) % entries.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      open(entries[current]);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("search.title")}
      onClose={onClose}
      className="mx-auto mt-[12dvh] w-140 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-0 text-base shadow-raised backdrop:bg-black/40"
    >
      <input
        // The dialog gives it the focus.
        role="combobox"
        type="text"
        value={typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-label={t("search.label")}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries[current] ? `${id}-${current}` : undefined}
        placeholder={t("search.label")}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        className="h-12 w-full border-line border-b bg-transparent px-4 placeholder:text-ink-3"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("search.title")}
        className="max-h-[50dvh] overflow-y-auto p-1.5"
      >
        {entries.map(({ href, name, detail, group }, index) => (
          <div
            key={`${group} ${href}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            ref={index === current ? scrollIntoView : undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => open(entries[index])}
            onKeyDown={press}
            className="flex cursor-pointer items-baseline gap-3 rounded-control px-2.5 py-2 aria-selected:bg-accent-soft"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{name}</span>
              {detail && <span className="block truncate text-ink-3 text-xs">{detail}</span>}
            </span>
            <span className="shrink-0 text-ink-3 text-xs">{group}</span>
          </div>
        ))}
      </div>
      <p role="status" className="border-line border-t px-4 py-2 text-ink-3 text-xs">
        {isLate(typed, answer)
          ? t("search.searching")
          : typed.trim() === ""
            ? t("search.hint")
            : t("search.found", { count: entries.length })}
      </p>
    </dialog>
  );
}

/** What the server finds for what was typed, asked for after a pause in typing; the last answer stays until the next. */
function useSearch(typed: string): SearchAnswer | null {
  const fetcher = useFetcher<{ results: SearchAnswer | null }>();
  const { load } = fetcher;
  const q = typed.trim();
  useEffect(() => {
    if (q === "") return;
    const timer = setTimeout(() => load(paths.search(q)), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [q, load]);
  return fetcher.data?.results ?? null;
}

function isLate(typed: string, answer: SearchAnswer | null): boolean {
  const q = typed.trim();
  return q !== "" && answer?.q !== q;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
