import { Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListView } from "../view.server";

const COLUMNS = ["version", "state", "entries", "changes", "imported"] as const;
const LINK = "text-accent-strong underline-offset-2 hover:underline";

type Version = ListView["versions"][number];

/** The versions of a list, newest first, each with what it changed and what was wrong in its files. */
export function VersionTable({ title, versions }: Pick<ListView, "title" | "versions">) {
  const { t } = useTranslation("listPages");
  return (
    <Table stacks caption={title} columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {versions.map((version) => (
        <TableRow key={version.version}>
          <Cell label={t("columns.version")} className="tabular-nums">
            {version.number}
          </Cell>
          <Cell>
            <span className={version.isCurrent ? "font-medium text-good" : "text-ink-2"}>{version.state}</span>
            {version.remove && (
              <Link to={version.remove.href} className="block text-ink-3 text-s underline underline-offset-2">
                {version.remove.text}
              </Link>
            )}
          </Cell>
          <Cell label={t("columns.entries")} className="tabular-nums">
            {version.entries}
          </Cell>
          <Cell className="[overflow-wrap:anywhere] m:w-2/5">
            {version.changes && version.changesHref ? (
              <Link to={version.changesHref} className={LINK}>
                {version.changes}
              </Link>
            ) : (
              version.changes
            )}
            <Problems version={version} />
          </Cell>
          <Cell label={t("columns.imported")} className="[overflow-wrap:anywhere]">
            <Moment at={version.importedAt} />
            <span className="block text-ink-3 text-s">{version.fileNames}</span>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function Problems({ version: { problems, problemsTitle, moreProblems } }: { version: Version }) {
  if (problems.length === 0) return problemsTitle && <p className="mt-1 text-ink-3 text-s">{problemsTitle}</p>;
  return (
    <details className="mt-1 text-s">
      <summary className="disclosure">{problemsTitle}</summary>
      <ul className="mt-1 space-y-0.5">
        {problems.map(({ key, place, text }) => (
          <li key={key}>
            {place && <span className="text-ink-3">{place} </span>}
            <span lang="en">{text}</span>
          </li>
        ))}
      </ul>
      {moreProblems && <p className="mt-1 text-ink-3">{moreProblems}</p>}
    </details>
  );
}
