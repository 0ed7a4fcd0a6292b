import { Form as GetForm, Link } from "@remix-run/react";
import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { UploadField } from "~/forms/upload-field";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Beside, FormFrame } from "~/ui/form-frame";
import { SelectField } from "~/ui/select-field";

interface AddPageProps {
  page: {
    into: { name: string; mayFill: boolean } | null;
    /** The collection of this page, 0 for none. */
    chosen: string;
    collections: { value: string; label: string }[];
    size: string;
    countries: { value: string; label: string }[];
    constraints: { paste: Constraints; hand: Constraints };
  };
  failed: FailedForm | undefined;
}

/** Three ways to name suppliers; each leads to the preview of an import. */
export function AddPage({ page, failed }: AddPageProps) {
  const { t } = useTranslation("addSuppliers");
  const ways = ["paste", "file", "hand"] as const;
  return (
    <FormFrame title={t("title")} lead={t("lead")} aside={<Next {...page} />}>
      <nav aria-label={t("ways")} className="mb-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {ways.map((way) => (
            <li key={way}>
              <a
                href={`#${way}-heading`}
                className="inline-flex min-h-6 text-accent-strong underline underline-offset-2"
              >
                {t(`${way}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Paste constraints={page.constraints.paste} failed={failed} />
      <Upload size={page.size} failed={failed} />
      <ByHand countries={page.countries} constraints={page.constraints.hand} failed={failed} />
    </FormFrame>
  );
}

function Next({ into, chosen, collections }: Pick<AddPageProps["page"], "into" | "chosen" | "collections">) {
  const { t } = useTranslation("addSuppliers");
  return (
    <Beside title={t("next.title")}>
      <ol className="list-decimal space-y-1.5 pl-5">
        <li>{t("next.compare")}</li>
        <li>{t("next.decide")}</li>
        <li>{t("next.added")}</li>
      </ol>
      <GetForm method="get" className="mt-4 flex flex-wrap items-end gap-2">
        <SelectField
          key={chosen}
          id="into"
          name="into"
          label={t("next.where")}
          defaultValue={chosen}
          options={[{ value: "0", label: t("next.network") }, ...collections.filter(({ value }) => value !== "0")]}
        />
        <Button>{t("next.change")}</Button>
      </GetForm>
      {into && <p className="mt-3">{t(into.mayFill ? "next.into" : "next.notInto", { name: into.name })}</p>}
    </Beside>
  );
}

const WAY = "mb-8 border-line border-t pt-6";

interface WayProps {
  constraints: Constraints;
  failed: FailedForm | undefined;
}

function Paste({ constraints, failed }: WayProps) {
  const { t } = useTranslation("addSuppliers");
  return (
    <section aria-labelledby="paste-heading" className={WAY}>
      <h2 id="paste-heading" className="mb-3 scroll-mt-16 font-semibold text-m">
        {t("paste.title")}
      </h2>
      <Form id="paste" intent="paste" failed={failed} constraints={constraints} className="space-y-4">
        <TextArea name="list" label={t("paste.label")} hint={t("paste.hint")} rows={8} />
        <Button look="primary">
          {t("check")}
          <About>{t("paste.title")}</About>
        </Button>
      </Form>
    </section>
  );
}

function Upload({ size, failed }: { size: string; failed: FailedForm | undefined }) {
  const { t } = useTranslation("addSuppliers");
  return (
    <section aria-labelledby="file-heading" className={WAY}>
      <h2 id="file-heading" className="mb-3 scroll-mt-16 font-semibold text-m">
        {t("file.title")}
      </h2>
      <Form id="file" intent="file" takesFile failed={failed} constraints={{}} className="space-y-4">
        <UploadField
          label={t("file.label")}
          hint={t("file.hint", { size })}
          accept=".csv,.tsv,.txt,.xlsx,.geojson,.json"
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button>
            {t("check")}
            <About>{t("file.title")}</About>
          </Button>
          <Link to={paths.imports()} className="text-accent-strong underline underline-offset-2">
            {t("file.earlier")}
          </Link>
        </div>
      </Form>
    </section>
  );
}

function ByHand({ countries, constraints, failed }: WayProps & Pick<AddPageProps["page"], "countries">) {
  const { t } = useTranslation("addSuppliers");
  return (
    <section aria-labelledby="hand-heading" className={WAY}>
      <h2 id="hand-heading" className="mb-3 scroll-mt-16 font-semibold text-m">
        {t("hand.title")}
      </h2>
      <Form id="hand" intent="hand" failed={failed} constraints={constraints} className="space-y-4">
        <Field name="name" label={t("hand.name")} autoComplete="off" />
        <Select
          name="country"
          label={t("hand.country")}
          options={[{ value: "", label: t("hand.choose") }, ...countries]}
        />
        <Field name="city" label={t("hand.city")} autoComplete="off" />
        <Field name="address" label={t("hand.address")} autoComplete="off" />
        <Field name="lei" label={t("hand.lei")} hint={t("hand.leiHint")} autoComplete="off" />
        <Button>
          {t("check")}
          <About>{t("hand.title")}</About>
        </Button>
      </Form>
    </section>
  );
}
