import { expect, test } from "vitest";
import type { AlertDetail } from "~/backend/contract/alert";
import type { Speech } from "~/domain/feed/speech.server";
import { type Reader, timelineOf } from "./timeline.server";

const speech = {
  feed: (key: string, params: object = {}) => `${key} ${Object.values(params).join(" ")}`,
  dateTime: (at: string) => `${at} UTC`,
} as unknown as Speech;

const at = (minute: number) => `2026-11-25T10:${String(minute).padStart(2, "0")}:00.000Z`;
const decision = (minute: number, kind: string) => ({
  ...{ at: at(minute), actor: "Ann", kind, before: null, after: null, reason: null },
});
const comment = (id: number, minute: number, by: number | null) => ({
  ...{ id, text: `Said ${id}`, createdAt: at(minute), createdBy: by === null ? null : { id: by, name: `User ${by}` } },
});
const alert = {
  activity: [decision(5, "alert.note"), decision(3, "alert.flag"), decision(3, "alert.added")],
  comments: [comment(1, 1, 7), comment(2, 4, 8), comment(3, 9, null)],
  sources: [
    { name: "feed:port", externalId: "1", title: "Dockers walk out", takenBackAt: at(7) },
    { name: "feed:port", externalId: "2", title: "Port open", takenBackAt: null },
  ],
} as unknown as AlertDetail;

const reader = (given: Partial<Reader> = {}): Reader => ({
  ...{ userId: 7, mayTriage: true, isAdministrator: false, mayManageRules: false, mayManageSources: false, ...given },
});
const deletable = (given?: Partial<Reader>) =>
  timelineOf(alert, speech, reader(given)).flatMap((one) => (one.comment?.mayDelete ? [one.comment.id] : []));

test("decisions and comments are one line of time, the newest last, those of one moment as they happened", () => {
  const texts = timelineOf(alert, speech, reader()).map(({ when, text }) => `${when.slice(14, 16)} ${text.trim()}`);
  expect(texts).toEqual([
    "01 comments.commented User 7",
    "03 activity.added Ann",
    "03 activity.unflagged Ann",
    "04 comments.commented User 8",
    "05 activity.note Ann",
    "07 activity.takenBack port Dockers walk out",
    "09 comments.commented comments.gone",
  ]);
});

test("one deletes one's own comments, an administrator all of them, and who only reads none", () => {
  expect(deletable()).toEqual([1]);
  expect(deletable({ isAdministrator: true })).toEqual([1, 2, 3]);
  expect(deletable({ mayTriage: false })).toEqual([]);
  expect(deletable({ userId: null })).toEqual([]);
});
