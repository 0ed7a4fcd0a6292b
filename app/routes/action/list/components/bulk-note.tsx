import { Link, useRevalidator } from "@remix-run/react";
import { OperationStatus } from "~/domain/operation/operation-status";
import type { BulkView } from "../bulk.server";

/** So many are shown without being asked for. */
const SHORT = 5;

/** What came of changing many actions, and which of them stayed as they are. */
export function BulkNote({ bulk }: { bulk: BulkView }) {
  const { operation, words, notChanged, byWhy, leftOut, more, doneHref } = bulk;
  const { revalidate } = useRevalidator();
  return (
    <OperationStatus operation={operation} words={words} doneHref={doneHref} reload={revalidate}>
      {leftOut.length > 0 && (
        <details className="mt-2" open={leftOut.length <= SHORT}>
          <summary className="disclosure tabular-nums">{notChanged}</summary>
          {byWhy && <p className="mt-1 tabular-nums">{byWhy}</p>}
          <ul className="mt-1 list-disc pl-5">
            {leftOut.map(({ id, href, name, why }) => (
              <li key={id} className="wrap-anywhere">
                {href ? (
                  <Link to={href} className="font-medium underline underline-offset-2">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                : {why}
              </li>
            ))}
            {more && <li className="tabular-nums">{more}</li>}
          </ul>
        </details>
      )}
    </OperationStatus>
  );
}
