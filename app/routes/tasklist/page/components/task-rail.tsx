import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import type { Rail } from "../rail.server";

/** The lists of tasks with what is open in each; on a narrow screen a row of them above the list. */
export function TaskRail({ rail: { label, parts } }: { rail: Rail }) {
  return (
    <nav aria-label={label} className="tasks-rail list-detail-away" data-scroll="rail">
      {parts.map(({ name, entries }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ul>
            {entries.map(({ name: entry, href, icon, count, current }) => (
              <li key={href}>
                <Link to={href} aria-current={current ? "page" : undefined}>
                  <Icon name={icon} />
                  <span>{entry}</span>
                  {count !== null && <span className="tasks-count">{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
