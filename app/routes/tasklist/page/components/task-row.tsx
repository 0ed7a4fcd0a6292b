import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { TaskRow as Row } from "../view.server";

/** Two lines: what, and on whom; at the right when, and who has it. */
export function TaskRow({ row }: { row: Row }) {
  const { t } = useTranslation("tasks");
  const {
    key,
    version,
    title,
    icon,
    kind,
    href,
    isChosen,
    object,
    more,
    due,
    statutory,
    high,
    owners,
    select,
    finish,
    takeUp,
  } = row;
  return (
    <li className="task-row" data-task={key} data-open={isChosen ? "" : undefined}>
      {select && (
        <input type="checkbox" name="keys" value={`${key}@${version}`} aria-label={select} className="task-tick" />
      )}
      <Icon name={icon} className="task-icon" />
      <div className="task-what">
        <h3>
          <Link to={href} preventScrollReset aria-current={isChosen ? "true" : undefined}>
            {title}
          </Link>
          {statutory && (
            <span className="task-chip">
              <Icon name="clock" className="size-3.5" />
              {statutory}
            </span>
          )}
          {high && <span className="task-chip task-high">{high}</span>}
        </h3>
        <p>
          {object && <span className="text-ink-2">{object}</span>}
          <span>{more ?? kind}</span>
        </p>
      </div>
      {(finish || takeUp) && (
        <div className="task-do">
          {finish && (
            <button
              type="submit"
              name="change"
              value={`done@${key}@${version}`}
              aria-label={finish}
              className="task-button task-finish"
            >
              <Icon name="check-circle" />
              <span>{t("finish")}</span>
            </button>
          )}
          {takeUp && (
            <button type="submit" name="change" value={`takeUp@${key}@${version}`} className="task-button">
              {takeUp}
            </button>
          )}
        </div>
      )}
      <div className="task-end">
        {due && (
          <span className="tasks-when" data-tone={due.tone}>
            {due.text}
          </span>
        )}
        <span className="task-owners">
          {owners.map(({ name, initials }) => (
            <span key={name} role="img" aria-label={name} title={name} className="task-owner">
              {initials}
            </span>
          ))}
        </span>
      </div>
    </li>
  );
}
