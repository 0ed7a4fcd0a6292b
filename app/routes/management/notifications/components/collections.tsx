import { Link } from "@remix-run/react";
import { MAIL_CHANNELS } from "~/backend/contract/preference-values";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";
import type { DeliveryView } from "../queries.server";

/** What holds for each collection; what the user set there themselves stands out. */
export function Collections({ collections }: Pick<DeliveryView, "collections">) {
  const { t } = useTranslation("management");
  if (collections.length === 0) return null;
  const columns = [t("notifications.collection"), ...MAIL_CHANNELS.map((one) => t(`notifications.columns.${one}`))];
  return (
    <Panel title={t("notifications.byCollection")} lead={t("notifications.byCollectionLead")} wide>
      <Table caption={t("notifications.byCollection")} columns={columns}>
        {collections.map(({ id, name, level, own, holds }) => (
          <tr key={id}>
            <td>
              {level > 0 && (
                <span aria-hidden="true" className="text-ink-3">
                  {"– ".repeat(level)}
                </span>
              )}
              <Link
                to={paths.deliveryOf(id)}
                className="font-medium text-accent-strong underline-offset-2 hover:underline"
              >
                {name}
              </Link>
            </td>
            {MAIL_CHANNELS.map((channel) => (
              <td key={channel} className={own[channel] === undefined ? "text-ink-2" : "font-semibold"}>
                {t(`notifications.short.${holds[channel] ?? "None"}`)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
