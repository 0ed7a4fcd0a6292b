import { exportExplorer } from "~/backend/contract/explorer";
import { answerStream, type Handler } from "../../platform/call/handler";
import { readTargets } from "../collections/targets/read-targets";
import { targetFile } from "../collections/targets/target-file";
import { foundPortions } from "./found-portions";
import { geoJsonFile, pointsOf } from "./geojson-file";

export const explorerExportHandlers: Handler[] = [
  answerStream(exportExplorer, ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    const viewer = { customerId: scope.customerId, session };
    const portions = foundPortions({ database, scope, session, filter }, async (tx, { risk }, found) => {
      const targets = await readTargets(tx, viewer, risk, found);
      const points = await pointsOf(tx, format === "geojson" ? targets.map(({ id }) => id) : []);
      return targets.map((target) => ({ ...target, point: points.get(target.id) ?? null }));
    });
    const { language } = session.user;
    return format === "geojson" ? geoJsonFile(portions, language) : targetFile(portions, format, language);
  }),
];
