import { Form } from "@remix-run/react";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FormFrame } from "~/ui/form-frame";
import { SecondStep } from "~/ui/second-step";
import type { RowView } from "../queries.server";
import type { TriedView } from "../tried.server";
import type { Typed } from "../typed";
import { Finds } from "./finds";
import { RowFields } from "./row-fields";
import { Tried } from "./tried";

interface RowPageProps {
  row: RowView;
  constraints: Constraints;
  failed: FailedForm | undefined;
  tried: TriedView | undefined;
  typed: Typed | undefined;
}

/** One row of the customer's own words: what it looks for, what it would have found, and what it found. */
export function RowPage({ row, constraints, failed, tried, typed }: RowPageProps) {
  const { t } = useTranslation("reading");
  const aside = row.id !== null && (
    <>
      <Finds finds={row.newest} />
      <SecondStep title={t("words.remove.title")} text={t("words.remove.text")}>
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <Button>{t("words.remove.title")}</Button>
        </Form>
      </SecondStep>
    </>
  );
  return (
    <FormFrame title={row.name ?? t("words.new")} lead={t("words.formLead")} aside={aside}>
      {tried && <Tried tried={tried} />}
      <RowFields row={row} constraints={constraints} failed={failed} typed={typed} />
    </FormFrame>
  );
}
