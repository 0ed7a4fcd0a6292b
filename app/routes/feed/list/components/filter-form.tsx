import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Island } from "~/ui/islands/island";
import { useResetWith } from "~/ui/use-reset-with";
import { useScript } from "~/ui/use-script";
import type { FeedPage } from "../view/feed-page.server";
import { useSettled } from "./use-settled";

/** Checkboxes and a button; with a script each tick is sent at once. Beside the list, or when narrow unfolded above it. */
export function FilterForm({ feed }: { feed: FeedPage }) {
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
      data-filters=""
      className="feed-filters"
      onInput={({ currentTarget }) => settle(() => submit(currentTarget, { preventScrollReset: true }))}
    >
      {feed.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {feed.search && <input type="hidden" name="q" value={feed.search} />}
      <Island id="feed-facets" data={feed.facets} />
      {!hasScript && (
        <Button className="mt-4" look="primary">
          {t("facets.apply")}
        </Button>
      )}
    </Form>
  );
}
