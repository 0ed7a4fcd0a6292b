import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createActionTemplate } from "~/backend/contract/action-templates";
import { createTaskCalendar } from "~/backend/contract/task-calendars";
import { paths } from "~/paths";
import * as template from "../../app/routes/action/template-edit/route";
import * as calendars from "../../app/routes/tasklist/calendar/route";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { routePage } from "../support/route-page";

const use = ownBackend();

test("before an address is revoked or a template deleted, the page says that it cannot be undone, and each button leads to it", async () => {
  const manager = await signInAs(use.transport, "manager");
  await callBackend(manager, createTaskCalendar, { body: { withNames: false } });
  const list = await (await routePage(calendars, "/tasklist/calendar", use.transport, "manager")).get(
    paths.taskCalendars(),
  );
  expect(list.html).toMatch(/id="revoked"[^>]*>A revoked address cannot be restored/);
  expect(list.html).toMatch(/<button[^>]*aria-describedby="revoked"/);
  const { id } = await callBackend(manager, createActionTemplate, { body: { title: "Visit", typeId: "watch" } });
  const edit = await routePage(template, "/action/templates/:templateId", use.transport, "manager");
  const { html } = await edit.get(paths.actionTemplate(id));
  expect(html).toMatch(/id="deleted"[^>]*>This cannot be undone/);
  expect(html).toMatch(/<button[^>]*aria-describedby="deleted"/);
});
