import { accountChallenges } from "./schema/account-challenges";
import { actionTitles } from "./schema/action-titles";
import {
  actionAlerts,
  actionAssignees,
  actionComments,
  actionDocuments,
  actionSteps,
  actions,
  actionTargets,
  actionTemplates,
} from "./schema/actions";
import { alertRuleHits, alertRules } from "./schema/alert-rules";
import { alertSearch } from "./schema/alert-search";
import { alertCounts, alertDayCounts, alertLabelLinks, alertLabels, alerts, alertTargets } from "./schema/alerts";
import { apiTokens } from "./schema/api-tokens";
import { clocks } from "./schema/clocks";
import { companySignIn, companySignInAttempts } from "./schema/company-sign-in";
import { connectorFilePieces, connectorRuns, connectors } from "./schema/connectors";
import { contextHelp } from "./schema/context-help";
import { customerFeatureFlags, customers } from "./schema/customers";
import { alertMailAlerts, alertMails, deliveryMinimums } from "./schema/delivery";
import { documentFiles, documents, tickets } from "./schema/documents";
import { edgeImpacts } from "./schema/edge-impacts";
import { eventUpdateDecisions, eventUpdates } from "./schema/event-updates";
import {
  eventLinks,
  eventMerges,
  eventOrganizations,
  eventPlaces,
  eventSources,
  events,
  eventTypes,
  eventVersions,
} from "./schema/events";
import { evidence, evidenceHeads } from "./schema/evidence";
import { explorerSearches, explorerSnapshots } from "./schema/explorer-searches";
import { feedSubscriptions, feedViewDefaults, feedViews } from "./schema/feed-views";
import {
  collectionDefaults,
  collectionRoles,
  collections,
  collectionTargets,
  follows,
  monitoredTargets,
  ownOrganizations,
} from "./schema/follows";
import { grievanceReports, grievanceSteps } from "./schema/grievances";
import { idempotencyKeys } from "./schema/idempotency-keys";
import { importDecisions } from "./schema/import-decisions";
import { importPieces, importRows, imports, operations } from "./schema/imports";
import { lexiconEntries, lexiconHits } from "./schema/lexicon";
import { mails } from "./schema/mails";
import { nameListLines } from "./schema/name-list-lines";
import { notifications } from "./schema/notifications";
import { ownMeasures } from "./schema/own-measures";
import { questionnaires } from "./schema/questionnaires";
import { itemReadings, readingArming, readingCorrections, readingReviews } from "./schema/readings";
import { requests } from "./schema/requests";
import { rules } from "./schema/rules";
import {
  sanctionsEntities,
  sanctionsLists,
  sanctionsListVersions,
  sanctionsMatches,
  screeningSettings,
  targetScreenings,
} from "./schema/sanctions";
import { assessmentResults, externalScores, scoreHistory, scores, scoresDue } from "./schema/scores";
import { recoveryCodes, secondFactors } from "./schema/second-factors";
import { sessions, signInAttempts } from "./schema/sessions";
import { signupRequests } from "./schema/signup-requests";
import { supplierPlans } from "./schema/supplier-plans";
import { supplierProposals } from "./schema/supplier-proposals";
import { targetContacts } from "./schema/target-contacts";
import { targetDuplicates, targetMergeRows, targetMerges } from "./schema/target-merges";
import { networkChanges, targetCells, targetFacets } from "./schema/target-roll-ups";
import {
  edges,
  targetFollowers,
  targetIdentifiers,
  targetNames,
  targetParents,
  targetPlaces,
  targets,
} from "./schema/targets";
import { taskCalendarEntries, taskCalendars } from "./schema/task-calendars";
import { taskEscalations, taskMails, taskOwners, taskPlans, taskSettings } from "./schema/tasks";
import { teamMembers, teams } from "./schema/teams";
import { topicHits, topics } from "./schema/topics";
import { users } from "./schema/users";

/** All tables as the one object that drizzle asks for; queries import each table from its own file. */
export const schema = {
  accountChallenges,
  actionAlerts,
  actionAssignees,
  actionComments,
  actionDocuments,
  actionSteps,
  actions,
  actionTargets,
  actionTemplates,
  actionTitles,
  alertCounts,
  alertDayCounts,
  alertLabelLinks,
  alertLabels,
  alertMailAlerts,
  alertMails,
  alertRuleHits,
  alertRules,
  alertSearch,
  alerts,
  alertTargets,
  apiTokens,
  assessmentResults,
  collectionDefaults,
  collectionRoles,
  collections,
  collectionTargets,
  companySignIn,
  companySignInAttempts,
  connectorFilePieces,
  connectorRuns,
  connectors,
  contextHelp,
  customerFeatureFlags,
  customers,
  deliveryMinimums,
  documentFiles,
  documents,
  edgeImpacts,
  edges,
  eventLinks,
  eventMerges,
  eventOrganizations,
  eventPlaces,
  events,
  eventSources,
  itemReadings,
  readingArming,
  readingCorrections,
  readingReviews,
  eventTypes,
  eventUpdateDecisions,
  eventUpdates,
  eventVersions,
  evidence,
  evidenceHeads,
  explorerSearches,
  explorerSnapshots,
  externalScores,
  feedSubscriptions,
  feedViewDefaults,
  feedViews,
  follows,
  clocks,
  targetContacts,
  grievanceReports,
  grievanceSteps,
  idempotencyKeys,
  importDecisions,
  importPieces,
  importRows,
  imports,
  lexiconEntries,
  lexiconHits,
  mails,
  monitoredTargets,
  nameListLines,
  networkChanges,
  notifications,
  ownMeasures,
  operations,
  ownOrganizations,
  recoveryCodes,
  questionnaires,
  requests,
  rules,
  sanctionsEntities,
  sanctionsLists,
  sanctionsListVersions,
  sanctionsMatches,
  scoreHistory,
  scores,
  scoresDue,
  screeningSettings,
  secondFactors,
  sessions,
  signInAttempts,
  signupRequests,
  supplierPlans,
  supplierProposals,
  targetCells,
  targetFacets,
  targetDuplicates,
  targetFollowers,
  targetIdentifiers,
  targetMergeRows,
  targetMerges,
  targetNames,
  targetParents,
  targetPlaces,
  targets,
  targetScreenings,
  taskCalendarEntries,
  taskCalendars,
  taskEscalations,
  taskMails,
  taskSettings,
  taskOwners,
  taskPlans,
  teamMembers,
  teams,
  tickets,
  topicHits,
  topics,
  users,
};
