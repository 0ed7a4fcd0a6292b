import { Link } from "@remix-run/react";
import { type Branch, holds } from "~/domain/collection/tree";
import { DOT } from "~/i18n/dot";
import { listed } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { RailEntry, RailView } from "../rail.server";

/** The collections as nested disclosures with what they hold. On a narrow screen the whole tree is folded away. */
export function CollectionRail({ rail }: { rail: RailView }) {
  const { t } = useTranslation("network");
  return (
    <nav aria-label={t("rail.label")}>
      <div className="mb-1 flex items-center justify-between px-2">
        <h2 className="font-semibold text-ink-3 text-xs">{t("rail.label")}</h2>
        {rail.mayCreate && (
          <Link
            to={rail.newHref}
            className="grid size-6 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="plus" label={t("rail.new")} />
          </Link>
        )}
      </div>
      <Entry entry={rail.root} />
      <Branches branches={rail.tree} currentId={rail.currentId} />
    </nav>
  );
}

function Branches({ branches, currentId }: { branches: Branch<RailEntry>[]; currentId: number }) {
  return (
    <ul className="pl-2">
      {branches.map((branch) => (
        <li key={branch.collection.id}>
          {branch.children.length === 0 ? (
            <Entry entry={branch.collection} indent />
          ) : (
            <Opened key={String(holds(branch, currentId))} branch={branch} currentId={currentId} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Opened({ branch, currentId }: { branch: Branch<RailEntry>; currentId: number }) {
  const { t } = useTranslation("network");
  const { collection, children } = branch;
  return (
    <div className="relative">
      <Entry entry={collection} indent />
      <details open={holds(branch, currentId) || undefined} className="group/branch">
        <summary className="absolute top-0 left-0 grid h-7.5 w-6 list-none place-items-center rounded-control text-ink-3 hover:bg-hover pointer-coarse:h-11">
          <Icon
            name="chevron-down"
            label={t("rail.below", { name: collection.name })}
            className="size-3.5 -rotate-90 group-open/branch:rotate-0"
          />
        </summary>
        <Branches branches={children} currentId={currentId} />
      </details>
    </div>
  );
}

function Entry({ entry, indent = false }: { entry: RailEntry; indent?: boolean }) {
  const { i18n } = useTranslation("network");
  const { name, href, count, marks, monitored, isCommodity, current } = entry;
  return (
    <Link
      to={href}
      prefetch="none"
      aria-current={current ? "page" : undefined}
      title={marks.join(DOT) || undefined}
      className={`flex min-h-7.5 items-center gap-2 rounded-control px-2 text-ink-2 tabular-nums hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11 ${indent ? "ml-6" : ""}`}
    >
      <Icon
        name={isCommodity ? "boxes" : monitored ? "bell" : "bell-off"}
        className={`size-3.5 ${monitored ? "text-accent" : "text-ink-3"}`}
      />
      <span className="line-clamp-2 min-w-0 flex-1 break-words py-0.5">{name}</span>
      {marks.length > 0 && <span className="sr-only">({listed(marks, i18n.language)})</span>}
      <span className="text-xs">{count}</span>
    </Link>
  );
}
