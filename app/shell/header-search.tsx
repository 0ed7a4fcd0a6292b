import { Form, Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

/** A plain GET form to the screen that answers it; where there is no room for a field, a link to that screen's own. */
export function HeaderSearch({ search }: { search: { path: string; param: string } }) {
  const { t } = useTranslation();
  return (
    <>
      <Link
        to={search.path}
        title={t("search.label")}
        aria-label={t("search.label")}
        className="header-icon header-find m:hidden"
      >
        <Icon name="search" className="size-4.5" />
      </Link>
      <Form role="search" action={search.path} className="header-search">
        <Icon name="search" />
        <input
          type="search"
          name={search.param}
          maxLength={200}
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          aria-keyshortcuts="Control+K"
          className="field"
        />
        <span aria-hidden="true" className="key">
          Ctrl K
        </span>
      </Form>
    </>
  );
}
