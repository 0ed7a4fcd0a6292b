import { Link } from "@remix-run/react";
import { MarkedText } from "~/domain/reading/marked-text";
import type { Part } from "~/domain/reading/marks";
import { useTranslation } from "~/i18n/use-translation";

export interface SampleView {
  itemId: number;
  title: Part[];
  extract: Part[];
  meta: string;
  href: string;
}

/** The first five; the others unfold, so that the form stays near. */
const FIRST = 5;

/** News that a test found, with its words marked. */
export function Samples({ samples }: { samples: readonly SampleView[] }) {
  const { t } = useTranslation("reading");
  const rest = samples.slice(FIRST);
  return (
    <>
      <ul className="mt-1 divide-y divide-line-2">
        {samples.slice(0, FIRST).map((sample) => (
          <Sample key={sample.itemId} sample={sample} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="border-line-2 border-t pt-2">
          <summary className="disclosure">{t("topics.tested.more", { count: rest.length })}</summary>
          <ul className="divide-y divide-line-2">
            {rest.map((sample) => (
              <Sample key={sample.itemId} sample={sample} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Sample({ sample: { title, extract, meta, href } }: { sample: SampleView }) {
  return (
    <li className="py-2 [overflow-wrap:anywhere]">
      <Link to={href} className="font-medium underline-offset-2 hover:underline">
        <MarkedText parts={title} />
      </Link>
      {extract.length > 0 && (
        <p className="text-ink-2 text-s">
          <MarkedText parts={extract} />
        </p>
      )}
      <p className="text-ink-3 text-xs">{meta}</p>
    </li>
  );
}
