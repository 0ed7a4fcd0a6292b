import { Link, Form as RemixForm } from "@remix-run/react";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { RelationFields } from "../../components/relation-fields";

interface AddPageProps {
  q: string;
  found: readonly { value: string; label: string; hint: string }[] | null;
  types: readonly { value: string; label: string }[];
  proposeHref: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Looks a supplier up by name, and tells what it delivers. */
export function AddPage({ q, found, types, proposeHref, constraints, failed }: AddPageProps) {
  const { t } = useTranslation("suppliers");
  return (
    <div className="max-w-xl">
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="add" className="mb-3 font-[640] text-s">
          {t("add")}
        </h2>
        <RemixForm role="search" className="flex gap-2">
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            required
            aria-label={t("search")}
            placeholder={t("search")}
            className="field h-9 flex-1"
          />
          <Button className="h-9">{t("find")}</Button>
        </RemixForm>
        {/* Always there, so that what a search came to is said when it fills. */}
        <p role="status" className="text-pretty text-ink-2 text-s not-empty:mt-4">
          {found && (found.length === 0 ? t("notFound", { q }) : t("found", { count: found.length }))}
        </p>
        {found && found.length > 0 && (
          <Form
            id="supplier"
            failed={failed}
            constraints={constraints}
            defaultValue={{ type: "Supplier", supplierId: found.length === 1 ? (found[0]?.value ?? "") : "" }}
            className="mt-4 space-y-4"
          >
            <Choices name="supplierId" type="radio" legend={t("which")} options={found} />
            <RelationFields types={types} />
            <Button look="primary">{t("tell")}</Button>
          </Form>
        )}
        {found && (
          <p className={`${found.length > 0 ? "mt-4" : "mt-1"} text-pretty text-ink-2 text-s`}>
            {found.length > 0 && t("notAmong")}{" "}
            <Link to={proposeHref} className="font-medium text-accent-strong underline underline-offset-2">
              {t("proposeIt")}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}
