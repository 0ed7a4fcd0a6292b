import {
  addGrievanceReport,
  listGrievanceReports,
  readGrievanceReport,
  takeGrievanceStep,
} from "~/backend/contract/grievances";
import { visibleTarget } from "../../network/targets/visible-target";
import { answer, type Handler } from "../../platform/call/handler";
import { rowId } from "../../platform/call/row-id";
import { addReport, takeStep } from "./change-reports";
import { reportInFull, reportsOf } from "./read-reports";

export const grievanceHandlers: Handler[] = [
  answer(listGrievanceReports, async ({ tx, scope, session, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    const reports = await reportsOf(tx, scope.customerId, id);
    const told = session.permissions.includes("grievance:read");
    return told ? reports : reports.map((report) => ({ ...report, title: null, relation: null, anonymous: null }));
  }),

  answer(readGrievanceReport, async ({ tx, scope, session, params }) => {
    const confidential = session.permissions.includes("grievance:manage");
    return reportInFull(tx, scope.customerId, rowId(params.reportId, "report"), { confidential });
  }),

  answer(addGrievanceReport, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return addReport(asked, id, asked.body);
  }),

  answer(takeGrievanceStep, async (asked) => takeStep(asked, rowId(asked.params.reportId, "report"), asked.body)),
];
