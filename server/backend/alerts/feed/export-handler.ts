import { exportFeed as call } from "~/backend/contract/feed-export";
import { answerStream, type Handler } from "../../platform/call/handler";
import { attachment } from "../../platform/export/attachment";
import { streamOf } from "../../platform/export/stream-of";
import { say } from "../../platform/translations/say";
import { exportFeed } from "./export/export-feed";

export const feedExportHandlers: Handler[] = [
  answerStream(call, async ({ database, scope, session, query }) => {
    const { format, timeZone, ...filter } = query;
    const now = new Date();
    const file = await exportFeed({ database, scope, session, filter, format, timeZone, now });
    const name = say(session.user.language, "export:file", { date: now.toISOString().slice(0, 10) });
    return new Response(streamOf(file), {
      headers: {
        "content-type": TYPES[format],
        "content-disposition": attachment(name, `alerts-${now.toISOString().slice(0, 10)}`, format),
        "cache-control": "no-store",
      },
    });
  }),
];

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8; header=present",
};
