import { readNames, searchWork } from "~/backend/contract/search";
import { answer, type Handler } from "../../platform/call/handler";
import { findWork } from "./find-work";
import { findNames } from "./names";

export const workSearchHandlers: Handler[] = [
  answer(searchWork, ({ tx, scope, query }) => findWork(tx, scope.customerId, query)),
  answer(readNames, async (asked) => ({ content: await findNames(asked, asked.query.refs) })),
];
