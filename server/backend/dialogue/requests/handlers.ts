import { openRequest, readRequestFlag } from "~/backend/contract/requests";
import { answerPublic, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { requestOfLink } from "./request-of-link";

export const requestHandlers: Handler[] = [
  answerPublic(readRequestFlag, async ({ database, body }) => {
    const request = await requestOfLink(database, body);
    return { flag: request?.flag ?? false };
  }),

  answerPublic(openRequest, async ({ database, body }) => {
    const request = await requestOfLink(database, body);
    if (!request) throw notFound("request");
    const { kind, name, customer, expiresAt } = request;
    return { kind, name, customer, expiresAt: expiresAt.toISOString() };
  }),
];
