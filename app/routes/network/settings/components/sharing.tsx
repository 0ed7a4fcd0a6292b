import { COLLECTION_ROLES } from "~/backend/contract/collection-words";
import { Select } from "~/forms/choices";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";
import type { SettingsView } from "../queries.server";

/** Who works on the collection. Whoever has a role sees it, whoever's it is. */
export function Sharing({ settings, failed }: { settings: SettingsView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("collection");
  const { roles, people, version } = settings;
  return (
    <Panel title={t("share.title")} lead={t("share.lead")}>
      {roles.length > 0 && (
        // Anew with each version: the next to be removed is another change, under a key of its own.
        <Form key={version} id="unshare" intent="unshare" failed={failed} constraints={{}} className="mb-5">
          <VersionField now={version} />
          <Table caption={t("share.title")} columns={[t("share.person"), t("share.role"), t("share.end")]}>
            {roles.map(({ userId, name, role }) => (
              <tr key={userId}>
                <td className="font-medium">{name}</td>
                <td>{t(`share.roles.${role}`)}</td>
                <td>
                  <Button look="quiet" name="userId" value={userId}>
                    {t("share.remove")}
                    <span className="sr-only"> {name}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        </Form>
      )}
      {people.length > 0 && (
        <Form
          key={roles.length}
          id="share"
          intent="share"
          failed={failed}
          constraints={{}}
          defaultValue={{ role: "Editor" }}
          className="space-y-4.5"
        >
          <VersionField now={version} />
          <Select name="userId" label={t("share.person")} options={people} />
          <Select
            name="role"
            label={t("share.role")}
            hint={t("share.roleHint")}
            options={COLLECTION_ROLES.map((value) => ({ value, label: t(`share.roles.${value}`) }))}
          />
          <Button>{t("share.add")}</Button>
        </Form>
      )}
    </Panel>
  );
}
