import { alertLabelHandlers } from "../alerts/alert-labels/handlers";
import { alertRuleHandlers } from "../alerts/alert-rules/handlers";
import { tryRuleHandlers } from "../alerts/alert-rules/try-rule";
import { undoRuleHandlers } from "../alerts/alert-rules/undo-rule";
import { alertsPushHandlers } from "../alerts/alerts-push/handlers";
import { ownAlertHandlers } from "../alerts/alerts-push/own-alert-handlers";
import { deliveryHandlers } from "../alerts/delivery/settings-handlers";
import { unsubscribeHandlers } from "../alerts/delivery/unsubscribe-handlers";
import { eventMapHandlers } from "../alerts/event-map/handlers";
import { eventChangeHandlers } from "../alerts/events/change-handlers";
import { eventHandlers } from "../alerts/events/handlers";
import { feedExportHandlers } from "../alerts/feed/export-handler";
import { feedHandlers } from "../alerts/feed/handlers";
import { newsHandlers } from "../alerts/feed/news-handlers";
import { feedViewHandlers } from "../alerts/feed-views/handlers";
import { feedSubscriptionHandlers } from "../alerts/feed-views/subscription-handlers";
import { lexiconHandlers } from "../alerts/own-words/handlers";
import { readingHandlers } from "../alerts/readings/handlers";
import { topicHandlers } from "../alerts/topics/handlers";
import { alertCommentHandlers } from "../alerts/triage/comment-handlers";
import { triageHandlers } from "../alerts/triage/handlers";
import { targetContactHandlers } from "../dialogue/contacts/handlers";
import { contactHandlers } from "../dialogue/contacts/stop-handlers";
import { grievanceHandlers } from "../dialogue/grievances/handlers";
import { questionnaireHandlers } from "../dialogue/questionnaires/handlers";
import { requestHandlers } from "../dialogue/requests/handlers";
import { supplierPlanHandlers } from "../dialogue/supplier-plans/handlers";
import { importHandlers } from "../intake/imports/handlers";
import { importRowHandlers } from "../intake/imports/row-handlers";
import { connectorHandlers } from "../intake/ingest/handlers";
import { sentFileHandlers } from "../intake/ingest/sent-files/handlers";
import { nameListHandlers } from "../intake/name-lists/handlers";
import { reviewHandlers } from "../intake/review/handlers";
import { collectionChangeHandlers } from "../network/collections/change-handlers";
import { collectionHandlers } from "../network/collections/read-handlers";
import { targetExportHandlers } from "../network/collections/targets/export-handler";
import { collectionTargetHandlers } from "../network/collections/targets/handlers";
import { directoryMapExportHandlers } from "../network/directory-map/export-handler";
import { directoryMapHandlers } from "../network/directory-map/handlers";
import { edgeChangeHandlers } from "../network/edges/change-handlers";
import { edgeHandlers } from "../network/edges/read-handlers";
import { explorerExportHandlers } from "../network/explorer/export-handler";
import { explorerHandlers } from "../network/explorer/handlers";
import { explorerSearchHandlers } from "../network/explorer-searches/handlers";
import { explorerReceiptHandlers } from "../network/explorer-searches/receipt-handlers";
import { flowHandlers } from "../network/flow/handlers";
import { unfollowForecastHandlers } from "../network/following/changes/forecast-unfollow";
import { targetChangeHandlers } from "../network/following/changes/handlers";
import { followingHandlers } from "../network/following/handlers";
import { graphHandlers } from "../network/graph/handlers";
import { mapCountriesHandlers } from "../network/map/countries-handlers";
import { mapExportHandlers } from "../network/map/export-handler";
import { mapHandlers } from "../network/map/handlers";
import { searchHandlers } from "../network/search/handlers";
import { supplyExportHandlers } from "../network/supply/export-handler";
import { supplyHandlers } from "../network/supply/handlers";
import { targetDecisionHandlers } from "../network/targets/decision-handlers";
import { placeCoverageHandlers } from "../network/targets/place-coverage";
import { apiTokenHandlers } from "../people/accounts/api-token-handlers";
import { accountLinkHandlers } from "../people/accounts/link-handlers";
import { ownAccountHandlers } from "../people/accounts/own-account-handlers";
import { administrationHandlers } from "../people/administration/handlers";
import { chatHandlers } from "../people/chat/handlers";
import { companySignInHandlers } from "../people/company-sign-in/handlers";
import { contextHelpHandlers } from "../people/context-help/handlers";
import { notificationHandlers } from "../people/notifications/handlers";
import { teamHandlers } from "../people/people/team-handlers";
import { userHandlers } from "../people/people/user-handlers";
import { secondFactorHandlers } from "../people/second-factor/handlers";
import { sessionHandlers } from "../people/sign-in/handlers";
import { signupHandlers } from "../people/signup/handlers";
import type { Handler } from "../platform/call/handler";
import { evidenceHandlers } from "../platform/evidence/handlers";
import { operationHandlers } from "../platform/operations/handlers";
import { translationHandlers } from "../platform/translations/handlers";
import { catalogueHandlers } from "../reference/catalogue/handlers";
import { sanctionsHandlers } from "../risk/sanctions/handlers";
import { sanctionsListHandlers } from "../risk/sanctions/list-handlers";
import { sanctionsReviewHandlers } from "../risk/sanctions/review/handlers";
import { scoreHandlers } from "../risk/scores/handlers";
import { countHandlers } from "../sections/counts/handlers";
import { profileHandlers } from "../sections/profile/handlers";
import { supplierHandlers } from "../sections/profile/suppliers/handlers";
import { targetMergeHandlers } from "../sections/target-merges/handlers";
import { taskEscalationHandlers } from "../sections/task-mails/own-escalation";
import { taskCalendarHandlers } from "../sections/tasks/calendars/handlers";
import { taskHandlers } from "../sections/tasks/handlers";
import { actionHandlers } from "../work/actions/handlers";
import { documentHandlers } from "../work/document-changes/handlers";
import { measureHandlers } from "../work/measures/handlers";
import { workSearchHandlers } from "../work/search/handlers";
import { registerImportKinds } from "./import-kinds";
import { UNDOS } from "./undos";

// A call and not an import for its effect: the build leaves such out.
registerImportKinds();

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
  ...alertCommentHandlers,
  ...readingHandlers,
  ...lexiconHandlers,
  ...topicHandlers,
  ...alertLabelHandlers,
  ...actionHandlers,
  ...measureHandlers,
  ...alertRuleHandlers,
  ...tryRuleHandlers,
  ...undoRuleHandlers,
  ...operationHandlers(UNDOS),
  ...contextHelpHandlers,
  ...searchHandlers,
  ...workSearchHandlers,
  ...collectionHandlers,
  ...collectionChangeHandlers,
  ...collectionTargetHandlers,
  ...targetExportHandlers,
  ...mapHandlers,
  ...mapCountriesHandlers,
  ...mapExportHandlers,
  ...eventMapHandlers,
  ...followingHandlers,
  ...graphHandlers,
  ...directoryMapHandlers,
  ...directoryMapExportHandlers,
  ...explorerExportHandlers,
  ...explorerHandlers,
  ...explorerReceiptHandlers,
  ...explorerSearchHandlers,
  ...flowHandlers,
  ...targetChangeHandlers,
  ...unfollowForecastHandlers,
  ...edgeHandlers,
  ...edgeChangeHandlers,
  ...supplyExportHandlers,
  ...supplyHandlers,
  ...evidenceHandlers,
  ...targetDecisionHandlers,
  ...placeCoverageHandlers,
  ...catalogueHandlers,
  ...sanctionsHandlers,
  ...sanctionsReviewHandlers,
  ...sanctionsListHandlers,
  ...alertsPushHandlers,
  ...ownAlertHandlers,
  ...eventHandlers,
  ...eventChangeHandlers,
  ...connectorHandlers,
  ...sentFileHandlers,
  ...importHandlers,
  ...importRowHandlers,
  ...reviewHandlers,
  ...nameListHandlers,
  ...scoreHandlers,
  ...profileHandlers,
  ...taskCalendarHandlers,
  ...taskEscalationHandlers,
  ...taskHandlers,
  ...supplierHandlers,
  ...targetMergeHandlers,
  ...documentHandlers,
  ...questionnaireHandlers,
  ...contactHandlers,
  ...targetContactHandlers,
  ...supplierPlanHandlers,
  ...grievanceHandlers,
];
