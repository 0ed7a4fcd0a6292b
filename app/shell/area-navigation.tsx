import { NavLink } from "@remix-run/react";
import { AREAS, type AreaKey } from "~/access/areas";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { Menu } from "./menu";

type Entry = (typeof AREAS)[number];

/** The areas by group: a group of one is a link, a group of several a menu; on a narrow screen all of it is one menu. */
export function AreaNavigation({ areas }: { areas: readonly AreaKey[] }) {
  const { t } = useTranslation();
  const groups = groupsOf(AREAS.filter(({ key }) => areas.includes(key)));
  const single = groups.length === 1 && groups[0]?.entries.length === 1;
  if (groups.length === 0) return null;
  return (
    <>
      <nav aria-label={t("areas.label")} className={`flex min-w-0 gap-0.5 ${single ? "" : "max-l:hidden"}`}>
        {groups.map(({ group, entries: [first, ...more] }) =>
          more.length === 0 && first ? (
            <AreaLink key={group} entry={first} className="px-3 py-1.5" />
          ) : (
            <Menu
              key={group}
              align="left"
              buttonClassName="flex items-center gap-1 rounded-control px-3 py-1.5 font-medium text-ink-2 hover:text-ink"
              button={
                <>
                  {t(`areaGroups.${group}`)}
                  <Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
                </>
              }
            >
              <AreaList entries={first ? [first, ...more] : []} />
            </Menu>
          ),
        )}
      </nav>
      {!single && (
        <nav aria-label={t("areas.label")} className="l:hidden">
          <Menu
            align="left"
            label={t("areas.menu")}
            // On a phone it hangs from the header: from its button it would reach past the page's edge.
            className="max-s:static!"
            buttonClassName="grid size-9 place-items-center rounded-control"
            button={<Icon name="menu" className="size-5" />}
          >
            {groups.map(({ group, entries }) => (
              <div key={group} className="border-line border-b last:border-b-0">
                <p className="px-4 pt-3 font-semibold text-ink-3 text-xs">{t(`areaGroups.${group}`)}</p>
                <AreaList entries={entries} />
              </div>
            ))}
          </Menu>
        </nav>
      )}
    </>
  );
}

function AreaList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="p-1.5">
      {entries.map((entry) => (
        <li key={entry.key}>
          <AreaLink entry={entry} className="flex items-center gap-2.5 px-2.5 py-2" withIcon />
        </li>
      ))}
    </ul>
  );
}

function AreaLink({ entry, className, withIcon = false }: { entry: Entry; className: string; withIcon?: boolean }) {
  const { t } = useTranslation();
  return (
    <NavLink
      to={entry.path}
      className={`rounded-control font-medium text-ink-2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong ${className}`}
    >
      {withIcon && <Icon name={entry.icon} />}
      {t(`areas.${entry.key}`)}
    </NavLink>
  );
}

function groupsOf(entries: readonly Entry[]): { group: Entry["group"]; entries: Entry[] }[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}
