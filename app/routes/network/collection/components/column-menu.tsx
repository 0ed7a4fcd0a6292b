import { Form } from "@remix-run/react";
import { targetFilterFields } from "~/domain/target/target-filter";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import { COLUMNS } from "../columns";
import type { TablePageView } from "../table-page.server";

/** Which columns the table has; the choice is kept. */
export function ColumnMenu({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("columns.label")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <Form
        method="get"
        action={view.path}
        className="absolute right-0 z-10 mt-1 min-w-52 rounded-card border border-line bg-card p-2 shadow-raised max-m:left-0"
      >
        {Object.entries(targetFilterFields(view.filter)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="columns" value="" />
        <fieldset>
          <legend className="sr-only">{t("columns.label")}</legend>
          {COLUMNS.map((column) => (
            <label
              key={column}
              className="flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-hover pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                name="columns"
                value={column}
                defaultChecked={view.columns.includes(column)}
                className="size-4"
              />
              {t(`columns.${column}`)}
            </label>
          ))}
        </fieldset>
        <Button className="mt-1 w-full">{t("columns.apply")}</Button>
      </Form>
    </PullDown>
  );
}
