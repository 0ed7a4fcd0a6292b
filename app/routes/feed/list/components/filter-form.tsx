import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useResetWith } from "~/ui/use-reset-with";
import { useScript } from "~/ui/use-script";
import type { FeedView } from "../view/feed-view.server";
import { FacetGroup } from "./facet-group";
import { useSettled } from "./use-settled";

/** Checkboxes and a button; with a script each tick is sent at once. Open where there is room, folded on a narrow screen. */
export function FilterForm({ feed }: { feed: FeedView }) {
  const { t } = useTranslation("feed");
  if (feed.facets.length === 0) return null;
  return (
    <>
      <details className="mt-3 m:hidden" data-filters="">
        <summary className="flex h-11 items-center gap-2 font-medium text-ink-2">
          <Icon name="settings" />
          {t("facets.open")}
          <Icon name="chevron-down" />
        </summary>
        <FacetForm feed={feed} idPrefix="narrow" />
      </details>
      <div className="max-m:hidden" data-filters="">
        <FacetForm feed={feed} idPrefix="wide" />
      </div>
    </>
  );
}

function FacetForm({ feed, idPrefix }: { feed: FeedView; idPrefix: string }) {
  const { t } = useTranslation("feed");
  const submit = useSubmit();
  const settle = useSettled();
  const hasScript = useScript();
  // A chip that takes a part out has to take the tick out too.
  const form = useResetWith(feed.listHref);
  return (
    <Form
      ref={form}
      method="get"
      action={paths.feedView(feed.view)}
      onChange={({ currentTarget }) => settle(() => submit(currentTarget, { preventScrollReset: true }))}
    >
      {feed.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {feed.search && <input type="hidden" name="q" value={feed.search} />}
      {feed.facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} idPrefix={idPrefix} />
      ))}
      {!hasScript && (
        <Button className="mt-4" look="primary">
          {t("facets.apply")}
        </Button>
      )}
    </Form>
  );
}
