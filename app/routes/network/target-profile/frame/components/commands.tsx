import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { ReturnField } from "~/forms/return-field";
import { useTranslation } from "~/i18n/use-translation";
import { Menu } from "~/shell/menu";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ProfileHead } from "../view.server";

/** So many stand in the open, and one on a phone: a row of more than that wraps there. */
const IN_THE_OPEN = 2;

/** What can be done with a target: what is done most in the open, the rest behind "More". */
export function Commands({ head }: { head: ProfileHead }) {
  const { t } = useTranslation("profile");
  const { follow, commands } = head;
  const shown = commands.slice(0, IN_THE_OPEN - (follow ? 1 : 0));
  const hasMenu = commands.length > shown.length;
  const isHiddenOnPhone = (index: number) => hasMenu && index + (follow ? 1 : 0) > 0 && index < shown.length;
  if (!follow && commands.length === 0) return null;
  return (
    // On a phone the menu hangs from the whole row: from its button it would reach past the page's edge.
    <div className="relative flex flex-wrap gap-2 max-m:w-full">
      <Follow head={head} />
      {shown.map(({ key, href, isDocument }, index) => (
        <LinkButton
          key={key}
          to={href}
          reloadDocument={isDocument}
          className={isHiddenOnPhone(index) ? "max-s:hidden" : ""}
        >
          {t(key)}
        </LinkButton>
      ))}
      {hasMenu && (
        <Menu
          align="right"
          className="max-m:static!"
          buttonClassName="flex h-8 cursor-pointer items-center gap-1 rounded-control border border-line-strong bg-card px-3 font-medium text-s pointer-coarse:h-11"
          button={
            <>
              {t("more")}
              <span className="sr-only"> {t("moreFor", { name: head.name })}</span>
              <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
            </>
          }
        >
          <ul className="p-1.5">
            {commands.map(({ key, href, isDocument }, index) => (
              <li key={key} className={isHiddenOnPhone(index) ? "s:hidden" : index < shown.length ? "hidden" : ""}>
                <Link
                  to={href}
                  reloadDocument={isDocument}
                  className="flex min-h-9 items-center rounded-control px-2.5 py-1.5 font-medium text-ink-2 text-s hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </Menu>
      )}
    </div>
  );
}

function Follow({ head: { follow, name } }: { head: ProfileHead }) {
  const { t } = useTranslation("profile");
  if (!follow) return null;
  const { following, href } = follow;
  return (
    <Form method="post" action={href} preventScrollReset>
      <IdempotencyKey answer={following} />
      <ReturnField />
      <Button
        look={following ? "plain" : "primary"}
        name="follow"
        value={following ? "no" : "yes"}
        title={following ? t("away.hint") : undefined}
      >
        {following && <Icon name="check-circle" className="text-accent" />}
        {t(following ? "unfollow" : "follow")}
        <span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
