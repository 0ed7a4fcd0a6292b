import { apiTokenHandlers } from "./accounts/api-token-handlers";
import { accountLinkHandlers } from "./accounts/link-handlers";
import { ownAccountHandlers } from "./accounts/own-account-handlers";
import { actionHandlers } from "./actions/handlers";
import { administrationHandlers } from "./administration/handlers";
import { alertLabelHandlers } from "./alert-labels/handlers";
import { alertRuleHandlers } from "./alert-rules/handlers";
import { tryRuleHandlers } from "./alert-rules/try-rule";
import { undoRuleHandlers } from "./alert-rules/undo-rule";
import { alertsPushHandlers } from "./alerts-push/handlers";
import { ownAlertHandlers } from "./alerts-push/own-alert-handlers";
import type { Handler } from "./call/handler";
import { catalogueHandlers } from "./catalogue/handlers";
import { chatHandlers } from "./chat/handlers";
import { collectionChangeHandlers } from "./collections/change-handlers";
import { collectionHandlers } from "./collections/read-handlers";
import { targetExportHandlers } from "./collections/targets/export-handler";
import { collectionTargetHandlers } from "./collections/targets/handlers";
import { companySignInHandlers } from "./company-sign-in/handlers";
import { contextHelpHandlers } from "./context-help/handlers";
import { countHandlers } from "./counts/handlers";
import { deliveryHandlers } from "./delivery/settings-handlers";
import { unsubscribeHandlers } from "./delivery/unsubscribe-handlers";
import { documentHandlers } from "./documents/handlers";
import { edgeChangeHandlers } from "./edges/change-handlers";
import { edgeHandlers } from "./edges/read-handlers";
import { evidenceHandlers } from "./evidence/handlers";
import { feedExportHandlers } from "./feed/export-handler";
import { feedHandlers } from "./feed/handlers";
import { feedViewHandlers } from "./feed-views/handlers";
import { feedSubscriptionHandlers } from "./feed-views/subscription-handlers";
import { graphHandlers } from "./graph/handlers";
import { grievanceHandlers } from "./grievances/handlers";
import { importHandlers } from "./imports/handlers";
import { connectorHandlers } from "./ingest/handlers";
import { newsHandlers } from "./live/news-handlers";
import { targetChangeHandlers } from "./network/changes/handlers";
import { followingHandlers } from "./network/handlers";
import { notificationHandlers } from "./notifications/handlers";
import { teamHandlers } from "./people/team-handlers";
import { userHandlers } from "./people/user-handlers";
import { profileHandlers } from "./profile/handlers";
import { supplierHandlers } from "./profile/suppliers/handlers";
import { questionnaireHandlers } from "./questionnaires/handlers";
import { requestHandlers } from "./requests/handlers";
import { sanctionsHandlers } from "./sanctions/handlers";
import { sanctionsListHandlers } from "./sanctions/list-handlers";
import { scoreHandlers } from "./scores/handlers";
import { searchHandlers } from "./search/handlers";
import { secondFactorHandlers } from "./second-factor/handlers";
import { sessionHandlers } from "./session/handlers";
import { signupHandlers } from "./signup/handlers";
import { translationHandlers } from "./translations/handlers";
import { triageHandlers } from "./triage/handlers";
import { operationHandlers } from "./triage/operation-handlers";

/** Every call's implementation; a test holds it against the contract's list. */
export const HANDLERS: readonly Handler[] = [
  ...translationHandlers,
  ...chatHandlers,
  ...requestHandlers,
  ...countHandlers,
  ...notificationHandlers,
  ...sessionHandlers,
  ...ownAccountHandlers,
  ...deliveryHandlers,
  ...unsubscribeHandlers,
  ...secondFactorHandlers,
  ...companySignInHandlers,
  ...accountLinkHandlers,
  ...signupHandlers,
  ...userHandlers,
  ...teamHandlers,
  ...apiTokenHandlers,
  ...administrationHandlers,
  ...feedHandlers,
  ...feedExportHandlers,
  ...newsHandlers,
  ...feedViewHandlers,
  ...feedSubscriptionHandlers,
  ...triageHandlers,
  ...alertLabelHandlers,
  ...actionHandlers,
  ...alertRuleHandlers,
  ...tryRuleHandlers,
  ...undoRuleHandlers,
  ...operationHandlers,
  ...contextHelpHandlers,
  ...searchHandlers,
  ...collectionHandlers,
  ...collectionChangeHandlers,
  ...collectionTargetHandlers,
  ...targetExportHandlers,
  ...followingHandlers,
  ...graphHandlers,
  ...targetChangeHandlers,
  ...edgeHandlers,
  ...edgeChangeHandlers,
  ...evidenceHandlers,
  ...catalogueHandlers,
  ...sanctionsHandlers,
  ...sanctionsListHandlers,
  ...alertsPushHandlers,
  ...ownAlertHandlers,
  ...connectorHandlers,
  ...importHandlers,
  ...scoreHandlers,
  ...profileHandlers,
  ...supplierHandlers,
  ...documentHandlers,
  ...questionnaireHandlers,
  ...grievanceHandlers,
];
