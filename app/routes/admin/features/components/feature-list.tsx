import { Form } from "@remix-run/react";
import type { Feature } from "~/backend/contract/features";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";

const COLUMNS = ["name", "state", "action"] as const;

export function FeatureList({ features }: { features: readonly { name: Feature; on: boolean }[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.features")} lead={t("features.lead")} first>
      {/* One form for all of them: each button says what it switches. */}
      <Form method="post">
        <Table caption={t("features.table")} columns={COLUMNS.map((column) => t(`features.${column}`))}>
          {features.map(({ name, on }) => (
            <tr key={name}>
              <td>
                {t(`features.names.${name}`)}
                <code className="block text-ink-3 text-xs">{name}</code>
              </td>
              <td className={on ? "whitespace-nowrap font-medium text-good" : "whitespace-nowrap text-ink-3"}>
                {on ? t("features.on") : t("features.off")}
              </td>
              <td>
                <Button
                  name="feature"
                  value={`${name}:${on ? "off" : "on"}`}
                  aria-label={t(on ? "features.switchOffOf" : "features.switchOnOf", {
                    name: t(`features.names.${name}`),
                  })}
                >
                  {on ? t("features.switchOff") : t("features.switchOn")}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      </Form>
    </Panel>
  );
}
