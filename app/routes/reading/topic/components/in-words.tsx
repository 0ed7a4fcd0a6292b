import { useTranslation } from "~/i18n/use-translation";
import type { TopicView } from "../queries.server";

interface InWordsProps {
  topic: TopicView;
  words: NonNullable<TopicView["inWords"]>;
}

/** For who may not change it: what it looks for, and no form that nobody could send. */
export function InWords({ topic: { values }, words }: InWordsProps) {
  const { t } = useTranslation("reading");
  const facts = [
    { name: t("topics.words"), text: values.words },
    ...(values.not ? [{ name: t("topics.not"), text: values.not }] : []),
    { name: t("topics.countries"), text: words.countries || t("topics.any") },
    ...(words.targets
      ? [{ name: t("topics.chosen"), text: words.targets }]
      : values.onlyTargets
        ? [{ name: t("topics.targets"), text: t("topics.onlyTargets") }]
        : []),
    { name: t("topics.sources"), text: words.sources || t("topics.anySource") },
    { name: t("topics.type"), text: words.type },
    { name: t("topics.priority"), text: words.priority },
    { name: t("topics.state"), text: t(values.state === "on" ? "topics.on" : "topics.paused") },
  ];
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
