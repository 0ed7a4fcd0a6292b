import type { Detail } from "../view/detail.server";

/** Whose the open alert is, where it is anybody's. */
export function DetailState({ detail: { assignee } }: { detail: Detail }) {
  if (!assignee) return null;
  return (
    <ul className="detail-state">
      <li>
        <span aria-hidden="true" className="initials">
          {assignee.initials}
        </span>
        {assignee.words}
      </li>
    </ul>
  );
}
