import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import type { Found, Results } from "../queries.server";

export function SearchResults({ results }: { results: Results | null }) {
  const { t } = useTranslation("live");
  const q = results?.q ?? "";
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
          required
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          className="field h-9 flex-1"
        />
        <Button look="primary" className="h-9">
          {t("search.submit")}
        </Button>
      </Form>
      {results && (
        <>
          <Group heading={t("search.areas")} found={results.areas} />
          <Group heading={t("search.targets")} found={results.targets} />
          <Group heading={t("search.collections")} found={results.collections} />
          {results.areas.length + results.targets.length + results.collections.length === 0 && (
            <p className="mb-6 text-ink-2">{t("search.none", { q })}</p>
          )}
          <p>
            <Link
              to={paths.feedView("all", `?${new URLSearchParams({ q })}`)}
              className="inline-block py-1 text-accent-strong underline underline-offset-2"
            >
              {t("search.inAlerts", { q })}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}

function Group({ heading, found }: { heading: string; found: readonly Found[] }) {
  if (found.length === 0) return null;
  return (
    <section className="mb-7">
      <h2 className="mb-1.5 font-semibold text-ink-3 text-xs">{heading}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {found.map(({ id, name, detail, href }) => (
          <li key={id}>
            <Link to={href} className="block px-4 py-2.5 hover:bg-hover">
              <span className="font-medium">{name}</span>
              {detail && <span className="block text-ink-3 text-s">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
