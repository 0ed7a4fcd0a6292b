import { runConnectorTask } from "../intake/ingest/tasks";
import type { Task } from "../platform/jobs/worker";
import type { MailConfig } from "../platform/mail/mail-config";

/** The reading of sources by a worker that can say whom their hosts may ask about it. */
export const connectorTasks = ({ contactEmail }: Pick<MailConfig, "contactEmail">): Record<string, Task> => ({
  "connectors.run": runConnectorTask(`mailto:${contactEmail}`),
});
