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
        className="grid size-9 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-hover hover:text-ink s:hidden"
      >
        <Icon name="search" className="size-4.5" />
      </Link>
      <Form role="search" action={search.path} className="relative hidden min-w-0 s:block">
        <Icon name="search" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2.5 text-ink-3" />
        <input
          type="search"
          name={search.param}
          maxLength={200}
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          className="field h-9 w-60 border-control bg-sunken pl-8"
        />
      </Form>
    </>
  );
}
