import { callBackend } from "~/backend/client.server";
import { type ConnectorSample, testConnector } from "~/backend/contract/connector-sample";
import {
  addressRefused,
  type Connector,
  changeConnector,
  deleteConnector,
  runConnector,
} from "~/backend/contract/connectors";
import { inputProblems } from "~/backend/contract/error-body";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { type ChangeForm, MAPPED_OF, READS_PAGES, type ReadingForm } from "./schema";

/** A source that is added, or one that is there. `stored`: what its form does not show stays as it is. */
export interface Which {
  name: string;
  stored: Connector | null;
}

/** The first items as they would be read; nothing is written. */
export function tested(
  context: LoadContext,
  { name, stored }: Which,
  form: ReadingForm,
): Promise<Attempted<ConnectorSample>> {
  const body = { url: form.url, ...settingsOf(name, stored, form) };
  return attempt<ConnectorSample>(() => callBackend(context, testConnector, { params: { name }, body }), SAYS);
}

export function save(context: LoadContext, { name, stored }: Which, form: ChangeForm): Promise<Attempted<Connector>> {
  const { url, everyMinutes, state } = form;
  const body = { url, everyMinutes, enabled: state === "on", isNew: stored === null };
  const change = { ...body, ...settingsOf(name, stored, form) };
  return attempt<Connector>(() => callBackend(context, changeConnector, { params: { name }, body: change }), {
    ...SAYS,
    connector_exists: () => ({ errors: { name: ["sources:problems.exists"] } }),
    shared_connector: () => ({ errors: { name: ["sources:problems.sharedName"] } }),
    too_many: () => ({ problem: { key: "sources:problems.tooMany" } }),
  });
}

/** Its other settings stay. */
export function switchSource(context: LoadContext, stored: Connector, enabled: boolean) {
  const { name, url, everyMinutes } = stored;
  return callBackend(context, changeConnector, { params: { name }, body: { enabled, url, everyMinutes } });
}

export const readNow = (context: LoadContext, name: string) => callBackend(context, runConnector, { params: { name } });

export const drop = (context: LoadContext, name: string) => callBackend(context, deleteConnector, { params: { name } });

/** What is missing of a mapping, by its field; null where nothing is. */
export function missingFields(format: string, form: ReadingForm): Record<string, MessageKey[]> | null {
  if (format !== "json" && format !== "table") return null;
  const errors: Record<string, MessageKey[]> = {
    ...(!form.map_title && { map_title: ["sources:problems.mapTitle"] }),
    ...(format === "json" && !form.map_items && { map_items: ["sources:problems.mapItems"] }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

function settingsOf(name: string, stored: Connector | null, form: ReadingForm) {
  const { language = null, homeCountry = null, publisherGroup = null, eventTypeId = null, licence = null } = form;
  const mapping = mappingOf(name, stored, form);
  const page = pageOf(name, stored, form);
  return {
    ...{ language, homeCountry, publisherGroup, eventTypeId, licence },
    ...(mapping && { mapping }),
    ...(page && { page }),
    ...(READS_PAGES.has(formatIn(name)) && { readsPages: form.readsPages === "yes" }),
  };
}

const formatIn = (name: string): string => name.split(":", 1)[0] ?? "";

/** Null for a source that is no watched page. */
function pageOf(name: string, stored: Connector | null, form: ReadingForm) {
  if (formatIn(name) !== "page") return null;
  const { page_select: select, page_leaveOut: leaveOut = [], page_ignoreLines: ignoreLines = [] } = form;
  return {
    ...(stored?.page?.title && { title: stored.page.title }),
    ...(select && { select }),
    ...(leaveOut.length > 0 && { leaveOut }),
    ...(ignoreLines.length > 0 && { ignoreLines }),
  };
}

/** Null for a format that has none. */
function mappingOf(name: string, stored: Connector | null, form: ReadingForm): Record<string, string> | null {
  const format = formatIn(name);
  if (format !== "json" && format !== "table") return null;
  const shown: readonly string[] = MAPPED_OF[format];
  const kept = Object.entries(stored?.mapping ?? {}).filter(([field]) => !shown.includes(field));
  const typed = MAPPED_OF[format].map((field) => [field, form[`map_${field}`] ?? ""]);
  return Object.fromEntries([...kept, ...typed].filter(([, where]) => where !== ""));
}

const SAYS = {
  address_refused: refusedAddress,
  invalid_input: ({ details }: BackendRefusedError) => {
    const isSelector = inputProblems.safeParse(details).data?.some(({ path }) => path === "body.page");
    return isSelector
      ? { errors: { page_select: ["sources:problems.selector" as const] } }
      : { problem: { key: "sources:problems.invalid" as const } };
  },
};

function refusedAddress({ details }: BackendRefusedError) {
  const { data } = addressRefused.safeParse(details);
  if (!data) return null;
  return { errors: { url: [WHY[data.reason]] } };
}

const WHY = {
  "not-public": "sources:error.notPublic",
  credentials: "sources:problems.credentials",
  masked: "sources:problems.masked",
} as const satisfies Record<string, MessageKey>;
