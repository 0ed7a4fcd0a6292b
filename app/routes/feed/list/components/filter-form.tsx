import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import { useScript } from "~/ui/use-script";
import type { FeedView } from "../view/feed-view.server";
import { FacetGroup } from "./facet-group";
import { useSettled } from "./use-settled";

/** Checkboxes and a button; with a script each tick is sent at once. `id` keeps two of them on a page apart. */
export function FilterForm({ feed, id, className }: { feed: FeedView; id: string; className: string }) {
  const { t } = useTranslation("feed");
  const submit = useSubmit();
  const settle = useSettled();
  const hasScript = useScript();
  // A chip that takes a part out has to take the tick out too.
  const form = useResetWith(feed.listHref);
  if (feed.facets.length === 0) return null;
  return (
    <Form
      ref={form}
      method="get"
      action={paths.feedView(feed.view)}
      data-filters=""
      className={className}
      onChange={({ currentTarget }) => settle(() => submit(currentTarget, { preventScrollReset: true }))}
    >
      {feed.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {feed.search && <input type="hidden" name="q" value={feed.search} />}
      {feed.facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} idPrefix={id} />
      ))}
      {!hasScript && (
        <Button className="mt-4" look="primary">
          {t("facets.apply")}
        </Button>
      )}
    </Form>
  );
}
