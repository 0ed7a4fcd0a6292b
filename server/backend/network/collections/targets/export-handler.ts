import { exportCollectionTargets } from "~/backend/contract/target-export";
import { answerStream, type Handler } from "../../../platform/call/handler";
import { readPortions } from "./read-portions";
import { targetFile } from "./target-file";

export const targetExportHandlers: Handler[] = [
  answerStream(exportCollectionTargets, ({ database, scope, session, params, query }) => {
    const { format, ...filter } = query;
    const viewer = { customerId: scope.customerId, session };
    return targetFile(
      readPortions(database, scope, viewer, params.collectionId, filter),
      format,
      session.user.language,
    );
  }),
];
