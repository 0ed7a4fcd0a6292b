import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";

/** Our own cookies, in the order in which a browser meets them; a test compares them with what the product sets. */
export const COOKIES = [
  "tierwatch",
  "tierwatch-language",
  "tierwatch-scheme",
  "tierwatch-side",
  "tierwatch-lists",
  "tierwatch-visited",
  "tierwatch-toast",
  "tierwatch-consent",
  "tierwatch-visit",
  "tierwatch-dismissed",
  "tierwatch-request",
  "tierwatch-ticket",
  "tierwatch-zone",
  "feed-order",
  "network-columns",
] as const;

/** What each cookie of ours is for, by the name that browsers show. All of them are needed for what somebody asked for; none tells anybody else. */
export function CookieTable() {
  const { t } = useTranslation("legal");
  const root = useRouteLoaderData("root") as { cookiePrefix: string } | undefined;
  return (
    <table className="w-full border-collapse text-left text-s">
      <thead>
        <tr className="border-line border-b text-ink-3">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t("cookies.name")}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {t("cookies.purpose")}
          </th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map((name) => (
          <tr key={name} className="border-line-2 border-b align-top">
            <th scope="row" className="py-1.5 pr-3 font-medium text-ink s:whitespace-nowrap">
              {root?.cookiePrefix}
              {name}
            </th>
            <td className="py-1.5">{t(`cookies.purposes.${name}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
