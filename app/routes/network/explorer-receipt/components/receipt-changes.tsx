import { Link } from "@remix-run/react";
import type { ReceiptView } from "../view.server";

/** What the same search finds today that it did not find then, and the other way round. */
export function ReceiptChanges({ changes: { text, parts } }: { changes: ReceiptView["changes"] }) {
  return (
    <>
      {text && <p>{text}</p>}
      {parts.map(({ kind, heading, targets, more }) => (
        <div key={kind} className="mt-2 break-inside-avoid">
          <h3 className="font-medium">{heading}</h3>
          <ul className="wrap-anywhere mt-1 list-disc space-y-0.5 pl-5">
            {targets.map(({ id, name, href }) => (
              <li key={id}>
                {href ? (
                  <Link to={href} className="text-accent-strong underline underline-offset-2">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
          {more && <p className="mt-1 text-ink-2">{more}</p>}
        </div>
      ))}
    </>
  );
}
