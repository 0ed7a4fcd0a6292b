import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { Entry, Results } from "~/live/palette/entry";
import { EntryLine } from "~/live/palette/entry-line";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";

/** The same groups as in the palette, as a page: it needs no script. */
export function SearchResults({ results: { q, groups } }: { results: Results }) {
  const { t } = useTranslation("live");
  return (
    <Page reading>
      <PageHead title={t("search.title")} />
      <Form action={paths.search()} role="search" className="mb-8 flex gap-2">
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          className="field h-9 flex-1"
        />
        <Button look="primary" className="h-9">
          {t("search.submit")}
        </Button>
      </Form>
      {q !== "" && groups.length === 0 && <Nothing className="mb-6">{t("search.none", { q })}</Nothing>}
      {groups.map(({ key, entries }) => (
        <section key={key} className="mb-6">
          <h2 className="mb-1 px-2 font-semibold text-ink-3 text-xs">{t(`search.${key}`)}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Way entry={entry} q={q} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {q !== "" && (
        <p className={groups.length > 0 ? "px-2" : undefined}>
          <Link
            to={paths.feedView("all", `?${new URLSearchParams({ q })}`)}
            className="inline-block py-1 text-accent-strong underline underline-offset-2"
          >
            {t("search.inAlerts", { q })}
          </Link>
        </p>
      )}
    </Page>
  );
}

function Way({ entry, q }: { entry: Entry; q: string }) {
  const { to, send, isFile } = entry;
  const line = <EntryLine entry={entry} q={q} />;
  if (!send) {
    return (
      <Link to={to} reloadDocument={isFile} className="found">
        {line}
      </Link>
    );
  }
  return (
    <form method="post" action={sitePath(to)}>
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="found">
        {line}
      </button>
    </form>
  );
}
