import { ingestFileTask } from "../intake/ingest/sent-files/tasks";
import { runConnectorTask } from "../intake/ingest/tasks";
import type { BackendConfig } from "../platform/backend-config";
import type { Task } from "../platform/jobs/worker";
import type { MailConfig } from "../platform/mail/mail-config";

/** The reading of sources by a worker that can say whom their hosts may ask about it, and can open mailboxes. */
export const connectorTasks = ({
  contactEmail,
  sessionSecret,
}: Pick<MailConfig, "contactEmail"> & Pick<BackendConfig, "sessionSecret">): Record<string, Task> => ({
  "connectors.file": ingestFileTask({ contact: `mailto:${contactEmail}` }),
  "connectors.run": runConnectorTask({ contact: `mailto:${contactEmail}`, secret: sessionSecret }),
});
