import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { Entry, Group } from "./entry";
import { EntryLine } from "./entry-line";
import { PaletteFoot } from "./palette-foot";
import { PaletteNote } from "./palette-note";
import { shownOf } from "./shown";
import { useSearch } from "./use-search";

/** Everything that has a name, by that name: a combobox with a list in groups (ARIA APG) in a dialog. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("live");
  const id = useId();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const q = typed.trim();
  const { results, hasFailed } = useSearch(q);
  const isHere = results?.q === q;
  // What was found for other words is no answer to these.
  const groups = shownOf((hasFailed ? null : results)?.groups ?? []);
  const entries = groups.flatMap((group) => group.shown);
  const current = Math.min(at, entries.length - 1);
  useEffect(() => dialog.current?.showModal(), []);

  const open = (entry: Entry | undefined, inNewTab: boolean) => {
    if (!entry) return;
    if (inNewTab && !entry.send) {
      window.open(sitePath(entry.to), "_blank", "noopener");
      return;
    }
    dialog.current?.close();
    if (entry.send) sendForm(entry.to, entry.send);
    else if (entry.isFile) window.location.assign(sitePath(entry.to));
    else navigate(entry.to);
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt((current + step + entries.length) % entries.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // What is listed is of the letters before, until the answer is here.
      if (isHere) open(entries[current], event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog ref={dialog} aria-label={t("search.title")} onClose={onClose} className="palette">
      <div className="palette-head">
        <Icon name="search" />
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
        />
        <span aria-hidden="true" className="key">
          Esc
        </span>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t("search.title")} className="palette-list">
        {groups.map((group) => (
          <PaletteGroup key={group.key} group={group} id={id}>
            {group.shown.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  ref={index === current ? scrollIntoView : undefined}
                  onPointerMove={() => setAt(index)}
                  onClick={(event) => open(entry, event.ctrlKey || event.metaKey)}
                  onKeyDown={press}
                  className="found"
                >
                  <EntryLine entry={entry} q={results?.q ?? ""} />
                </div>
              );
            })}
          </PaletteGroup>
        ))}
        <PaletteNote
          q={q}
          state={hasFailed ? "failed" : isHere && entries.length === 0 ? "none" : null}
          onFollow={() => dialog.current?.close()}
        />
      </div>
      <PaletteFoot
        q={q}
        found={isHere ? results.groups : null}
        hasFailed={hasFailed}
        onFollow={() => dialog.current?.close()}
      />
    </dialog>
  );
}

interface PaletteGroupProps {
  group: Group & { shown: readonly Entry[] };
  id: string;
  children: React.ReactNode;
}

function PaletteGroup({ group: { key, entries, shown, hasMore }, id, children }: PaletteGroupProps) {
  const { t } = useTranslation("live");
  const isCut = shown.length < entries.length || hasMore;
  const all = `${entries.length}${hasMore ? "+" : ""}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box (ARIA APG)
    <div role="group" aria-labelledby={`${id}-${key}`}>
      <p className="palette-group">
        <span id={`${id}-${key}`}>{t(`search.${key}`)}</span>
        {isCut && <span>{t("search.shown", { shown: shown.length, all })}</span>}
      </p>
      {children}
    </div>
  );
}

/** As the button of a page would: another language needs a new document. */
function sendForm(to: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = sitePath(to);
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
