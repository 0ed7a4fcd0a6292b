import { Form, Link, useLocation } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { ReturnField } from "~/forms/return-field";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { Menu } from "~/shell/menu";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ProfileHead } from "../view.server";

/** So many stand in the open beside following; on a phone the first of them. */
const IN_THE_OPEN = 2;

/** What can be done with a target: what is done most in the open, the rest behind "More". One is the primary one: to follow, then to act. */
export function Commands({ head }: { head: ProfileHead }) {
  const { t } = useTranslation("profile");
  const { follow, commands } = head;
  const shown = commands.slice(0, IN_THE_OPEN);
  const isFollowPrimary = follow !== null && !follow.following;
  if (!follow && commands.length === 0) return null;
  return (
    // On a phone the menus hang from the whole row: from their button they would reach past the page's edge.
    <div className="relative flex flex-wrap gap-2 max-m:w-full max-m:gap-1.5">
      <Follow head={head} />
      {shown.map(({ key, href, isDocument }, index) => (
        <LinkButton
          key={key}
          to={href}
          reloadDocument={isDocument}
          look={key === "startAction" && !isFollowPrimary ? "primary" : "plain"}
          className={index === 0 ? "whitespace-nowrap max-m:flex-1 max-m:px-2.5 max-[22.5rem]:px-2" : "max-m:hidden"}
        >
          {t(key)}
        </LinkButton>
      ))}
      {commands.length > 1 && (
        <Menu
          align="right"
          className="max-m:static!"
          buttonClassName={MENU_BUTTON}
          button={
            <>
              <span className="max-m:sr-only">{t("more")}</span>
              <span className="sr-only"> {t("moreFor", { name: head.name })}</span>
              <Icon name="more" className="m:hidden" />
              <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180 max-m:hidden" />
            </>
          }
        >
          <ul className="p-1.5">
            {commands.slice(1).map(({ key, href, isDocument }, index) => (
              <li key={key} className={index < shown.length - 1 ? "m:hidden" : ""}>
                <Link to={href} reloadDocument={isDocument} className={MENU_ENTRY}>
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

const MENU_BUTTON =
  "flex h-8 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s pointer-coarse:h-11 whitespace-nowrap max-m:px-2.5 max-[22.5rem]:px-2";
/** On the narrowest screens the words alone have room: all commands stay in one line. */
const MARK = "max-[22.5rem]:hidden";
const MENU_ENTRY =
  "flex min-h-9 items-center rounded-control px-2.5 py-1.5 font-medium text-ink-2 text-s hover:bg-hover hover:text-ink pointer-coarse:min-h-11";

/** One click follows. What is followed has a menu instead: no click of it unfollows before a page has said what that takes away. */
function Follow({ head: { follow, name } }: { head: ProfileHead }) {
  const { t } = useTranslation("profile");
  const { pathname, search } = useLocation();
  if (!follow) return null;
  const { following, href, followers, collectionsHref } = follow;
  if (!following) {
    return (
      <Form method="post" action={href} preventScrollReset className="max-m:flex-1">
        <IdempotencyKey answer={following} />
        <ReturnField />
        <Button look="primary" name="follow" value="yes" className="max-m:w-full">
          {t("follow")}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
    );
  }
  return (
    <Menu
      align="left"
      className="max-m:static! max-m:flex-1"
      buttonClassName={`${MENU_BUTTON} justify-center`}
      button={
        <>
          <Icon name="check-circle" className={`text-accent ${MARK}`} />
          {t("unfollow")}
          <span className="sr-only"> {name}</span>
          <Icon name="chevron-down" className={`size-3.5 text-ink-3 group-open:rotate-180 ${MARK}`} />
        </>
      }
    >
      <p className="border-line border-b px-4 py-3 text-ink-2 text-s">
        <Sentences of={[t("away.forCompany"), followers]} />
      </p>
      <ul className="p-1.5">
        <li>
          <Link to={collectionsHref} className={MENU_ENTRY}>
            {t("away.collections")}
          </Link>
        </li>
        <li>
          <Link to={`${href}?${new URLSearchParams({ returnTo: pathname + search })}`} className={MENU_ENTRY}>
            {t("away.ask")}
          </Link>
        </li>
      </ul>
    </Menu>
  );
}
