import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListedDocument } from "./document-words.server";
import { ValidityMark } from "./validity-mark";

interface DocumentTableProps {
  caption: string;
  documents: readonly ListedDocument[];
  /** Where all are of one target, nothing is said of it. */
  ofOneTarget?: boolean;
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

/** Documents with how they stand to today and their files, the newest first. Needs the catalogue `documents`. */
export function DocumentTable({ caption, documents, ofOneTarget }: DocumentTableProps) {
  const { t } = useTranslation("documents");
  const columns = [
    t("columns.document"),
    t("columns.validUntil"),
    ...(ofOneTarget ? [] : [t("columns.target")]),
    t("columns.verification"),
    t("columns.file"),
  ];
  return (
    <Table stacks caption={caption} columns={columns}>
      {documents.map(({ id, href, name, target, validity, until, verification, fileHref, file, size }) => (
        <TableRow key={id}>
          <Cell className="wrap-anywhere min-w-36">
            <Link to={href} className={LINK}>
              {name}
            </Link>
            <span className="block text-ink-3 text-xs">{file}</span>
          </Cell>
          <Cell label={until ? t("columns.validUntil") : undefined} className="whitespace-nowrap">
            {until && <span className="tabular-nums">{until}</span>}{" "}
            <span className="@xl/frame:block">
              <ValidityMark validity={validity} />
            </span>
          </Cell>
          {!ofOneTarget && (
            <Cell className="min-w-36">
              {target ? (
                <Link to={target.href} className="underline-offset-2 hover:underline">
                  {target.name}
                </Link>
              ) : (
                <span className="text-ink-3">{t("own")}</span>
              )}
            </Cell>
          )}
          <Cell label={t("columns.verification")} className="text-ink-2">
            {t(`verifications.${verification}`)}
          </Cell>
          <Cell className="whitespace-nowrap">
            {/* No page: the browser saves it. */}
            <a href={sitePath(fileHref)} className={LINK} aria-label={t("downloadOf", { file, size })}>
              {t("download")}
            </a>
            <span className="block text-ink-3 text-xs tabular-nums">{size}</span>
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
