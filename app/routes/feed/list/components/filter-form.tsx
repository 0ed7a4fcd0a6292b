import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import { useScript } from "~/ui/use-script";
import type { FeedPage } from "../view/feed-page.server";
import { Facet } from "./facet";
import { useFacets } from "./use-facets";
import { useSettled } from "./use-settled";

/**
 * Facets that unfold, and a button; with a script each tick is sent at once. Beside the list, or when narrow unfolded above it. What
 * stands in a facet comes when it is opened: with a script by itself, without one with the page that its link leads to.
 */
export function FilterForm({ feed }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  const submit = useSubmit();
  const settle = useSettled();
  const hasScript = useScript();
  const { facets, state } = useFacets(feed);
  // A chip that takes a part out has to take the tick out too.
  const form = useResetWith(state);
  return (
    <Form
      ref={form}
      method="get"
      action={paths.feedView(feed.view)}
      aria-label={t("facets.open")}
      data-filters=""
      className="feed-filters"
      onInput={({ currentTarget }) => settle(() => submit(currentTarget, { preventScrollReset: true }))}
    >
      {feed.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {feed.search && <input type="hidden" name="q" value={feed.search} />}
      {facets.map((facet) => (
        <Facet key={facet.name} {...facet} />
      ))}
      {!hasScript && feed.facets.some(({ values }) => values) && (
        <Button className="mt-4" look="primary">
          {t("facets.apply")}
        </Button>
      )}
    </Form>
  );
}
