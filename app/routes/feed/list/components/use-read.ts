import { type RefObject, useEffect, useMemo } from "react";

/** Kept in this browser: which alerts its reader has opened is nobody else's business. The last five hundred. */
const KEY = "feed-read";
const MOST = 500;

/** Marks the rows that this reader has opened, `openId` among them. Answers what marks them in markup that is not shown yet. */
export function useRead(list: RefObject<HTMLElement | null>, openId: number | null) {
  const mark = useMemo(() => {
    const read = new Set(openId === null || typeof window === "undefined" ? readIds() : keep(openId));
    return (rows: ParentNode) => {
      for (const row of rows.querySelectorAll<HTMLElement>("[data-alert]")) {
        if (read.has(row.dataset.alert ?? "")) row.dataset.read = "";
      }
    };
  }, [openId]);
  useEffect(() => {
    if (list.current) mark(list.current);
  }, [list, mark]);
  return mark;
}

function readIds(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(",").filter(Boolean);
  } catch {
    // Where storage is forbidden, or on the server, nothing has been read.
    return [];
  }
}

function keep(id: number): string[] {
  const ids = [...readIds().filter((one) => one !== String(id)), String(id)].slice(-MOST);
  try {
    localStorage.setItem(KEY, ids.join());
  } catch {
    // Then it is read as long as it is open.
  }
  return ids;
}
