import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import type { EventView } from "../view.server";

interface CandidatesProps {
  eventId: number;
  candidates: NonNullable<EventView["candidates"]>;
}

/** Others that may be the same, to be chosen; the form's answer is the address that shows what merging would change. */
export function Candidates({ eventId, candidates }: CandidatesProps) {
  const { t } = useTranslation("eventPages");
  if (candidates.length === 0) return <p className="text-ink-2">{t("event.noCandidates")}</p>;
  return (
    <Form method="get" action={paths.eventsMerging()} aria-label={t("event.candidates")}>
      <input type="hidden" name="ids" value={eventId} />
      <ul>
        {candidates.map(({ id, title, language, href, about, signs }) => (
          <li key={id} className="flex items-start gap-2.5 border-line-2 border-t py-2 first:border-t-0">
            <input
              type="checkbox"
              name="ids"
              value={id}
              aria-label={t("choose", { title })}
              className="mt-1 size-4 shrink-0"
            />
            <div className="wrap-anywhere min-w-0">
              <Link
                to={href}
                lang={language}
                className="font-medium text-accent-strong underline-offset-2 hover:underline"
              >
                {title}
              </Link>
              <span className="block text-ink-3 text-s">{about}</span>
              <span className="block text-s">{signs}</span>
            </div>
          </li>
        ))}
      </ul>
      <Button className="mt-3">{t("compare")}</Button>
    </Form>
  );
}
