import type {
  ACTION_CREATED_PERIODS,
  ACTION_DUE_PERIODS,
  ASSIGNEES,
  FeedOrder,
  FeedStatus,
  FeedTier,
  ImpactLevelName,
  META_STATUSES,
  MUTED,
  PriorityName,
  Relevancy,
  SNOOZED,
} from "~/backend/contract/alert-words";

/** Days as `YYYY-MM-DD`, both included; null where it is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** A named period, or `Custom` with the days of it. */
export interface Period<Name extends string> {
  period: Name;
  dateRange: DateRange | null;
}

export interface ActionsFilter {
  metaStatuses: (typeof META_STATUSES)[number][];
  teams: number[];
  assignees: number[];
  creators: number[];
  createdAt: Period<(typeof ACTION_CREATED_PERIODS)[number]> | null;
  dueDate: Period<(typeof ACTION_DUE_PERIODS)[number]> | null;
}

/** What of the feed is shown, in which order: one object, held in the URL (specification §3 Feed filter). */
export interface FeedFilter {
  statusId: FeedStatus | "all";
  tier: FeedTier;
  /** Full text beside the filter. */
  q: string;
  alertLabelId: number | null;
  topicId: number | null;
  haveActions: boolean | null;
  emailUUID: string | null;
  emailAlertId: number | null;
  collectionIds: number[];
  dateRange: DateRange | null;
  priorities: PriorityName[];
  infotagGroups: string[];
  impactLevels: ImpactLevelName[];
  targetCTypes: string[];
  countries: string[];
  /** The relevancy that the customer gave. */
  alertStatus: Relevancy[];
  targetIds: number[];
  /** Whose alerts; a view that says `me` says so to each of its readers. */
  assignedTo: (typeof ASSIGNEES)[number] | number | null;
  /** Null leaves snoozed alerts out. */
  snoozed: (typeof SNOOZED)[number] | null;
  /** Null shows muted alerts among the others. */
  muted: (typeof MUTED)[number] | null;
  actionsFilter: ActionsFilter;
  order: FeedOrder;
}

/** Specification §9: the default order is NewestFirst. */
export const DEFAULT_ORDER: FeedOrder = "NewestFirst";

/** A feed of one status with nothing left out. */
export function emptyFilter(statusId: FeedFilter["statusId"], order: FeedOrder = DEFAULT_ORDER): FeedFilter {
  return {
    statusId,
    tier: "1",
    q: "",
    alertLabelId: null,
    topicId: null,
    haveActions: null,
    emailUUID: null,
    emailAlertId: null,
    collectionIds: [],
    dateRange: null,
    priorities: [],
    infotagGroups: [],
    impactLevels: [],
    targetCTypes: [],
    countries: [],
    alertStatus: [],
    targetIds: [],
    assignedTo: null,
    snoozed: null,
    muted: null,
    actionsFilter: { metaStatuses: [], teams: [], assignees: [], creators: [], createdAt: null, dueDate: null },
    order,
  };
}
