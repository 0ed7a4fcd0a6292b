import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { Row } from "../view/rows.server";
import { LabelChip } from "./label-chip";

interface AlertRowProps {
  row: Row;
  isOpen: boolean;
  isSelected: boolean;
  mayTriage: boolean;
}

/** One alert: how grave, what, whom it touches and why, who says so. Its buttons belong to the list's one form. */
export function AlertRow({ row, isOpen, isSelected, mayTriage }: AlertRowProps) {
  const { t } = useTranslation("feed");
  const { id, title, language, time } = row;
  return (
    <li
      data-alert={id}
      aria-current={isOpen ? "true" : undefined}
      className="group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 border-line-2 border-b px-1.5 py-3 last:border-0 hover:bg-hover aria-[current]:bg-hover aria-[current]:shadow-[inset_3px_0_var(--accent)] m:grid-cols-[1.5rem_5.25rem_minmax(0,1fr)_auto] m:px-3"
    >
      {mayTriage && (
        <label className="-m-1 grid size-7 place-items-center">
          <input
            type="checkbox"
            name="alertIds"
            value={id}
            defaultChecked={isSelected}
            aria-label={t("row.select", { title })}
            className="size-4 accent-accent"
          />
        </label>
      )}
      <RiskMark risk={row.priority} word={row.priorityWord} className="col-start-2 self-start leading-5" />
      <div className="col-span-2 col-start-2 row-start-2 min-w-0 m:col-span-1 m:col-start-3 m:row-start-1">
        <h3 className="font-[620] leading-[1.35]" lang={language ?? undefined}>
          <a href={row.href} className="underline-offset-2 hover:underline">
            {title}
          </a>
        </h3>
        <p className="line-clamp-2 text-ink-2 m:line-clamp-1" lang={language ?? undefined}>
          {row.summary}
        </p>
        <Meta row={row} />
      </div>
      <div className="col-start-3 row-start-1 text-right m:col-start-4">
        <time dateTime={row.at} className="text-ink-3 text-xs tabular-nums">
          {time}
        </time>
        {mayTriage && <RowButtons row={row} />}
      </div>
    </li>
  );
}

function Meta({ row }: { row: Row }) {
  return (
    <div className="mt-1.5 text-ink-3 text-xs">
      <ul>
        {row.targets.map(({ name, href, why }, index) => (
          <li key={name} className="m:flex m:min-h-6 m:items-center m:gap-1.5 m:[&>*]:truncate">
            <a
              href={href}
              className="shrink-0 font-semibold text-ink-2 underline-offset-2 hover:text-accent-strong hover:underline m:max-w-[50%]"
            >
              {name}
            </a>{" "}
            <span>{why}</span>
            {index === row.targets.length - 1 && row.moreTargets && (
              <span className="shrink-0 before:content-['_·_'] m:before:content-['·_']">{row.moreTargets}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{row.type}</span>
        {row.source && <span>{row.source}</span>}
        {row.marks.map((mark) => (
          <span key={mark} className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-strong">
            {mark}
          </span>
        ))}
        {row.labels.map(({ id, ...label }) => (
          <LabelChip key={id} {...label} />
        ))}
      </div>
    </div>
  );
}

function RowButtons({ row: { id, title, status } }: { row: Row }) {
  const { t } = useTranslation("feed");
  const button = (to: "archived" | "relevant" | "in-review", icon: "archive" | "star" | "eye") =>
    status !== to && (
      <button
        type="submit"
        name="change"
        value={`status:${to}@${id}`}
        className="grid size-7 place-items-center rounded-control hover:bg-accent-soft hover:text-accent-strong pointer-coarse:size-11"
      >
        <Icon name={icon} label={t(`row.to.${to}`, { title })} />
      </button>
    );
  return (
    <div className="mt-1 flex justify-end text-ink-3 max-m:hidden">
      {button("archived", "archive")}
      {button("relevant", "star")}
      {button("in-review", "eye")}
    </div>
  );
}
