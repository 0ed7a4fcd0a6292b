import { Link } from "@remix-run/react";
import { mailAddress } from "~/domain/contact/mail-address";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import type { TargetView } from "../view.server";

/** Whom one writes to about a target, the next one first. */
export function Contacts({ contacts }: { contacts: NonNullable<TargetView["people"]> }) {
  const { t } = useTranslation("contacts");
  const { list, addHref } = contacts;
  const columns = [t("name"), t("email"), t("state"), ...(addHref ? [t("actions")] : [])];
  return (
    <section id="contacts" className="scroll-mt-16">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-m">{t("heading")}</h2>
        {addHref && <LinkButton to={addHref}>{t("add")}</LinkButton>}
      </div>
      {list.length === 0 ? (
        <Nothing>{t(addHref ? "none" : "noneRead")}</Nothing>
      ) : (
        <Table caption={t("heading")} columns={columns} stacks>
          {list.map(({ email, name, role, state, href }) => (
            <TableRow key={email}>
              <Cell className="wrap-anywhere min-w-32 font-medium">
                {name || t("unnamed")}
                {role && <span className="block font-normal text-ink-3 text-xs">{role}</span>}
              </Cell>
              <Cell className="wrap-anywhere">
                <a href={`mailto:${mailAddress(email)}`} className="text-accent-strong underline underline-offset-2">
                  {email}
                </a>
              </Cell>
              <Cell className="text-ink-2 text-s">{t(`states.${state}`)}</Cell>
              {addHref && (
                <Cell>
                  {href && (
                    <Link to={href} className="text-accent-strong underline underline-offset-2">
                      {t("edit")}
                      <span className="sr-only"> {name || email}</span>
                    </Link>
                  )}
                </Cell>
              )}
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
