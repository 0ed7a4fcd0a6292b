import { useTranslation } from "~/i18n/use-translation";
import { jumpsFor } from "./keys";

const FEED_KEYS = ["j", "k", "o", "x", "e", "r", "i", "l", "p", "z", "a", "c", "u", "f", "/"] as const;

/** The keys that work everywhere, the jumps of this user, and those of the feed, of tasks and of news to review. */
export function ShortcutList({ mayGo }: { mayGo: readonly string[] }) {
  const { t } = useTranslation("live");
  const jumps = jumpsFor(mayGo).map(({ letter, name }) => ({ keys: ["g", letter], words: t(name) }));
  return (
    <div className="-mb-6 gap-x-10 s:columns-2">
      <Group
        heading={t("shortcuts.everywhere")}
        entries={[
          { keys: ["?"], words: t("shortcuts.show") },
          { keys: ["Ctrl", "K"], words: t("shortcuts.palette") },
          ...jumps,
        ]}
      />
      <Group
        heading={t("shortcuts.feed")}
        entries={FEED_KEYS.map((key) => ({ keys: [key], words: t(`feedKeys.${NAMES[key]}`) }))}
      />
      {mayGo.includes("tasks") && (
        <Group
          heading={t("taskKeys.heading")}
          entries={TASK_KEYS.map(({ keys, name }) => ({ keys, words: t(`taskKeys.${name}`) }))}
        />
      )}
      {mayGo.includes("reading") && (
        <Group
          heading={t("reviewKeys.heading")}
          entries={REVIEW_KEYS.map(({ keys, name }) => ({ keys, words: t(`reviewKeys.${name}`) }))}
        />
      )}
    </div>
  );
}

const REVIEW_KEYS: { keys: string[]; name: "next" | "previous" | "decide" | "undo" }[] = [
  { keys: ["j"], name: "next" },
  { keys: ["k"], name: "previous" },
  { keys: ["1–6"], name: "decide" },
  { keys: ["u"], name: "undo" },
];

const TASK_KEYS: { keys: string[]; name: "next" | "previous" | "tick" | "done" | "putOff" }[] = [
  { keys: ["j"], name: "next" },
  { keys: ["k"], name: "previous" },
  { keys: ["x"], name: "tick" },
  { keys: ["d"], name: "done" },
  { keys: ["p"], name: "putOff" },
];

const NAMES = {
  j: "next",
  k: "previous",
  o: "open",
  x: "tick",
  e: "archive",
  r: "relevant",
  i: "review",
  l: "label",
  p: "assign",
  z: "snooze",
  a: "action",
  c: "comment",
  u: "undo",
  f: "filter",
  "/": "search",
} as const satisfies Record<(typeof FEED_KEYS)[number], string>;

function Group({ heading, entries }: { heading: string; entries: { keys: string[]; words: string }[] }) {
  return (
    <section className="break-inside-avoid pb-6">
      <h2 className="mb-2 font-semibold text-ink-3 text-xs">{heading}</h2>
      <ul className="grid gap-y-1.5">
        {entries.map(({ keys, words }) => (
          <li key={keys.join()} className="flex items-baseline gap-1 text-ink-2">
            {words}
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-6 shrink-0 whitespace-nowrap rounded-control first-of-type:ml-auto border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-medium text-ink text-xs"
              >
                {key}
              </kbd>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
