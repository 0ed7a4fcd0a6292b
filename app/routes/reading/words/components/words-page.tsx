import { Form, Link } from "@remix-run/react";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { ListedRow } from "../queries.server";

interface WordsPageProps {
  rows: ListedRow[];
  total: number;
  /** What the list is searched for. */
  asked: string;
}

/** So few are seen at a glance. */
const SEARCHED_FROM = 10;

/** The customer's own words, which read news beside the shared ones: which are at work, and how much each found. */
export function WordsPage({ rows, total, asked }: WordsPageProps) {
  const { t } = useTranslation("reading");
  return (
    <div className="max-w-5xl">
      <header className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("pages.words")}</h1>
          <p className="mt-1 max-w-prose text-pretty text-ink-2">{t("words.lead")}</p>
        </div>
        <LinkButton to={paths.readingRow("new")} look="primary">
          {t("words.new")}
        </LinkButton>
      </header>
      {(total > SEARCHED_FROM || asked !== "") && <Search asked={asked} />}
      {total === 0 && (
        <p className="rounded-card bg-card px-6 py-12 text-center text-ink-2 shadow-card">
          <Sentences of={[t("words.none"), t("words.noneLead")]} />
        </p>
      )}
      {total > 0 && rows.length === 0 && (
        <p role="status" className="rounded-card bg-card px-6 py-12 text-center text-ink-2 shadow-card">
          {t("words.noMatch")}
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label={t("pages.words")} className="rounded-card bg-card shadow-card">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Search({ asked }: { asked: string }) {
  const { t } = useTranslation("reading");
  return (
    <Form method="get" role="search" aria-label={t("words.search")} className="mb-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-52 s:max-w-80">
        <TextField key={asked} id="words-q" name="q" type="search" label={t("words.search")} defaultValue={asked} />
      </div>
      <Button>{t("words.find")}</Button>
      {asked !== "" && (
        <LinkButton to={paths.readingWords()} look="quiet">
          {t("words.clear")}
        </LinkButton>
      )}
    </Form>
  );
}

function Row({ row: { name, href, active, kind, words, facts } }: { row: ListedRow }) {
  const { t } = useTranslation("reading");
  return (
    <li className="border-line-2 border-b px-4 py-3 last:border-0">
      <h2 className="font-[620] [overflow-wrap:anywhere]">
        <Link to={href} className="underline-offset-2 hover:underline">
          {name}
        </Link>{" "}
        <span
          className={`whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs ${active ? "bg-accent-soft text-accent-strong" : "bg-sunken text-ink-2"}`}
        >
          {t(active ? "topics.on" : "topics.paused")}
        </span>
      </h2>
      <p className="mt-0.5 text-s">{kind}</p>
      <p className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">{words}</p>
      <p className="text-ink-3 text-s">{facts}</p>
    </li>
  );
}
