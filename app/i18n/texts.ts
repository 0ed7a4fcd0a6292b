import type account from "./locales/en/account.json";
import type actions from "./locales/en/actions.json";
import type addSuppliers from "./locales/en/addSuppliers.json";
import type admin from "./locales/en/admin.json";
import type audit from "./locales/en/audit.json";
import type catalogue from "./locales/en/catalogue.json";
import type collection from "./locales/en/collection.json";
import type compare from "./locales/en/compare.json";
import type contacts from "./locales/en/contacts.json";
import type dataPages from "./locales/en/dataPages.json";
import type documents from "./locales/en/documents.json";
import type edges from "./locales/en/edges.json";
import type eventPages from "./locales/en/eventPages.json";
import type explorer from "./locales/en/explorer.json";
import type exports from "./locales/en/export.json";
import type externalScores from "./locales/en/externalScores.json";
import type feed from "./locales/en/feed.json";
import type flow from "./locales/en/flow.json";
import type graph from "./locales/en/graph.json";
import type grievances from "./locales/en/grievances.json";
import type help from "./locales/en/help.json";
import type importPages from "./locales/en/importPages.json";
import type imports from "./locales/en/imports.json";
import type labels from "./locales/en/labels.json";
import type ledger from "./locales/en/ledger.json";
import type legal from "./locales/en/legal.json";
import type listPages from "./locales/en/listPages.json";
import type live from "./locales/en/live.json";
import type login from "./locales/en/login.json";
import type management from "./locales/en/management.json";
import type map from "./locales/en/map.json";
import type match from "./locales/en/match.json";
import type measures from "./locales/en/measures.json";
import type merges from "./locales/en/merges.json";
import type network from "./locales/en/network.json";
import type newAlert from "./locales/en/newAlert.json";
import type notifications from "./locales/en/notifications.json";
import type print from "./locales/en/print.json";
import type profile from "./locales/en/profile.json";
import type questionnaires from "./locales/en/questionnaires.json";
import type reading from "./locales/en/reading.json";
import type reasons from "./locales/en/reasons.json";
import type request from "./locales/en/request.json";
import type rules from "./locales/en/rules.json";
import type sanctions from "./locales/en/sanctions.json";
import type sanctionsReview from "./locales/en/sanctionsReview.json";
import type searches from "./locales/en/searches.json";
import type shell from "./locales/en/shell.json";
import type sources from "./locales/en/sources.json";
import type suppliers from "./locales/en/suppliers.json";
import type supplyPages from "./locales/en/supplyPages.json";
import type targetInfo from "./locales/en/targetInfo.json";
import type targetTickets from "./locales/en/targetTickets.json";
import type tasks from "./locales/en/tasks.json";
import type unfollow from "./locales/en/unfollow.json";
import type views from "./locales/en/views.json";
import type welcome from "./locales/en/welcome.json";
import type { Namespace } from "./namespaces";

/** The English catalogues as types: a key that they do not have does not compile. One line for each section. */
interface Catalogues {
  shell: typeof shell;
  help: typeof help;
  live: typeof live;
  login: typeof login;
  account: typeof account;
  management: typeof management;
  addSuppliers: typeof addSuppliers;
  admin: typeof admin;
  audit: typeof audit;
  ledger: typeof ledger;
  catalogue: typeof catalogue;
  feed: typeof feed;
  export: typeof exports;
  compare: typeof compare;
  contacts: typeof contacts;
  externalScores: typeof externalScores;
  documents: typeof documents;
  labels: typeof labels;
  actions: typeof actions;
  tasks: typeof tasks;
  measures: typeof measures;
  newAlert: typeof newAlert;
  graph: typeof graph;
  explorer: typeof explorer;
  match: typeof match;
  merges: typeof merges;
  searches: typeof searches;
  flow: typeof flow;
  grievances: typeof grievances;
  imports: typeof imports;
  importPages: typeof importPages;
  dataPages: typeof dataPages;
  listPages: typeof listPages;
  eventPages: typeof eventPages;
  reading: typeof reading;
  reasons: typeof reasons;
  rules: typeof rules;
  legal: typeof legal;
  notifications: typeof notifications;
  print: typeof print;
  profile: typeof profile;
  sanctions: typeof sanctions;
  sanctionsReview: typeof sanctionsReview;
  sources: typeof sources;
  supplyPages: typeof supplyPages;
  suppliers: typeof suppliers;
  questionnaires: typeof questionnaires;
  targetInfo: typeof targetInfo;
  targetTickets: typeof targetTickets;
  request: typeof request;
  map: typeof map;
  network: typeof network;
  unfollow: typeof unfollow;
  collection: typeof collection;
  edges: typeof edges;
  views: typeof views;
  welcome: typeof welcome;
}

/** A catalogue as it stands in its file: texts by key, keys in groups. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** The texts of one section, written `group.key`; a plural text without its form's ending. */
export type TextKey<N extends Namespace> = Keys<Catalogues[N]>;

/** Any text of any section, written `section:group.key`. */
export type MessageKey = { [N in Namespace]: `${N}:${TextKey<N>}` }[Namespace];

/** What stands in the `{{holes}}` of a text; `count` also chooses its plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
