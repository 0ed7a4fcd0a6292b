import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { ScrollFrame } from "~/ui/scroll-frame";
import type { RowView } from "../view.server";

type Cell = RowView["facts"][number]["cells"][number];

/** What the file says and what each of those says that the row may be. In a narrow frame each fact is a heading with a line for each of them. */
export function FactTable({ columns, facts }: Pick<RowView, "columns" | "facts">) {
  const { t } = useTranslation("importPages");
  const names = [t("rowPage.inFile"), ...columns.map(({ name }) => name)];
  return (
    <ScrollFrame label={t("rowPage.compare")}>
      <table className={TABLE}>
        <caption className="sr-only">{t("rowPage.compare")}</caption>
        <thead>
          <tr className="@max-lg/frame:block">
            <td className="w-32 @max-lg/frame:hidden" />
            <th scope="col" className="min-w-36 px-3 pb-2 text-left align-bottom font-semibold @max-lg/frame:hidden">
              {t("rowPage.inFile")}
            </th>
            {columns.map(({ key, name, detail, href }) => (
              <th
                key={key}
                scope="col"
                className="wrap-anywhere min-w-36 px-3 pb-2 text-left align-bottom @max-lg/frame:block @max-lg/frame:px-0"
              >
                {href ? (
                  <Link to={href} className="font-semibold text-accent-strong underline underline-offset-2">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                <span className="block font-normal text-ink-3 text-xs">{detail}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ heading, cells }) => (
            <tr key={heading} className="border-line-2 border-t @max-lg/frame:block @max-lg/frame:py-2">
              <th
                scope="row"
                className="py-2 pr-3 text-left align-baseline font-normal text-ink-3 @max-lg/frame:block @max-lg/frame:py-0.5"
              >
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index === 0 ? "file" : columns[index - 1]?.key}
                  className="wrap-anywhere px-3 py-2 align-baseline tabular-nums @max-lg/frame:flex @max-lg/frame:justify-between @max-lg/frame:gap-3 @max-lg/frame:px-0 @max-lg/frame:py-0.5"
                >
                  <span className="hidden min-w-0 text-ink-2 @max-lg/frame:block">{names[index]}</span>
                  <span className="@max-lg/frame:text-right">
                    <Said cell={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const TABLE =
  "w-full border-collapse text-s @max-lg/frame:block @max-lg/frame:[&_tbody]:block @max-lg/frame:[&_thead]:block";

const MARKS = {
  same: { icon: "check-circle", tone: "text-good" },
  alike: { icon: "help", tone: "text-ink-2" },
  other: { icon: "x", tone: "text-bad" },
} as const;

function Said({ cell: { text, agrees } }: { cell: Cell }) {
  const { t } = useTranslation("importPages");
  if (text === "") return <span className="text-ink-3">–</span>;
  if (agrees === null) return text;
  const { icon, tone } = MARKS[agrees];
  return (
    <span className={`inline-flex items-baseline gap-1.5 ${tone}`}>
      <Icon name={icon} label={t(`rowPage.agrees.${agrees}`)} className="size-3.5 shrink-0 self-center" />
      <span className="min-w-0">{text}</span>
    </span>
  );
}
