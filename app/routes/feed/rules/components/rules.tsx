import { Form, Link } from "@remix-run/react";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import type { ListedRule } from "../queries.server";

/** The rules in their order, each in a sentence, with what switches and moves it. One form, plain buttons. */
export function Rules({ rules, mayManage }: { rules: ListedRule[]; mayManage: boolean }) {
  const { t } = useTranslation("rules");
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayManage && (
          <LinkButton to={paths.feedRule("new")} look="primary">
            {t("new")}
          </LinkButton>
        )}
      </PageHead>
      {!mayManage && (
        <div className="mb-4">
          <Notice>{t("readOnly")}</Notice>
        </div>
      )}
      {rules.length === 0 ? (
        <Nothing>{t("none")}</Nothing>
      ) : (
        <Form method="post">
          <ol aria-label={t("list")} className="rounded-card bg-card shadow-card">
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} isLast={rule.position === rules.length} mayManage={mayManage} />
            ))}
          </ol>
        </Form>
      )}
    </Page>
  );
}

function RuleRow({ rule, isLast, mayManage }: { rule: ListedRule; isLast: boolean; mayManage: boolean }) {
  const { t } = useTranslation("rules");
  const { id, name, active, position, href, conditions, changes } = rule;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-line-2 border-b px-4 py-3 last:border-0">
      <span className="w-5 pt-0.5 text-right text-ink-3 text-xs tabular-nums">{position}</span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-[620]">
          <Link to={href} className="underline-offset-2 hover:underline">
            {name}
          </Link>{" "}
          <span
            className={`whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs ${active ? "bg-accent-soft text-accent-strong" : "bg-sunken text-ink-2"}`}
          >
            {t(active ? "on" : "off")}
          </span>
        </h2>
        <p className="mt-0.5 text-ink-2">
          <span className="text-ink-3">{t("when")} </span>
          {conditions.length > 0 ? conditions.join(DOT) : t("everything")}
        </p>
        <p className="text-ink-2">
          <span className="text-ink-3">{t("then")} </span>
          {changes.join(DOT)}
        </p>
      </div>
      {mayManage && (
        <div className="flex gap-1">
          <Button
            name="what"
            value={`${active ? "off" : "on"}:${id}`}
            aria-label={t(active ? "switchOffOf" : "switchOnOf", { name })}
          >
            {t(active ? "switchOff" : "switchOn")}
          </Button>
          <Move to={position - 1} id={id} label={t("up", { name })} disabled={position === 1} up />
          <Move to={position + 1} id={id} label={t("down", { name })} disabled={isLast} />
        </div>
      )}
    </li>
  );
}

interface MoveProps {
  id: number;
  to: number;
  label: string;
  disabled: boolean;
  up?: boolean;
}

function Move({ id, to, label, disabled, up = false }: MoveProps) {
  return (
    <Button
      look="quiet"
      name="what"
      value={`move:${id}:${Math.max(to, 1)}`}
      disabled={disabled}
      className="disabled:opacity-40"
    >
      <Icon name="chevron-down" label={label} className={up ? "size-4 rotate-180" : "size-4"} />
    </Button>
  );
}
