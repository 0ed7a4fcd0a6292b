import { useTranslation } from "~/i18n/use-translation";
import type { MarkKind, Part } from "./marks";

/** A text with what reading found in it, each part named: colour alone says nothing. Words of a topic stand among no others. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation("reading");
  return parts.map(({ text, kind }, n) =>
    kind === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stand where they stand
      <mark key={n} className={`rounded-sm box-decoration-clone px-0.5 text-ink ${LOOKS[kind]}`}>
        {text}
        <small
          className={
            kind === "topic" ? "sr-only" : "mr-0.5 ml-1 inline-block font-normal text-ink-2 text-xs tracking-normal"
          }
        >
          <span className="sr-only"> (</span>
          {t(`review.marks.${kind}`)}
          <span className="sr-only">)</span>
        </small>
      </mark>
    ),
  );
}

const LOOKS: Record<MarkKind, string> = {
  type: "bg-accent-soft underline decoration-2 decoration-accent underline-offset-4",
  topic: "bg-accent-soft underline decoration-2 decoration-accent underline-offset-4",
  company: "bg-sunken underline decoration-2 decoration-line-strong underline-offset-4",
  place: "bg-sunken underline decoration-2 decoration-line-strong underline-offset-4",
  status: "bg-sunken underline decoration-line-strong decoration-dotted underline-offset-4",
};
