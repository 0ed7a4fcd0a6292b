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
import { mailboxFieldOf, mailboxSettings, mailboxUrl, missingOfMailbox } from "./mailbox";
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
  const body = { url: urlOf(name, form), ...settingsOf(name, stored, form) };
  return attempt<ConnectorSample>(() => callBackend(context, testConnector, { params: { name }, body }), saysOf(name));
}

export function save(context: LoadContext, { name, stored }: Which, form: ChangeForm): Promise<Attempted<Connector>> {
  const { everyMinutes, state } = form;
  const body = { url: urlOf(name, form), everyMinutes, enabled: state === "on", isNew: stored === null };
  const change = { ...body, ...settingsOf(name, stored, form) };
  return attempt<Connector>(() => callBackend(context, changeConnector, { params: { name }, body: change }), {
    ...saysOf(name),
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

/** What is missing of where a source stands and of its mapping, by its field; null where nothing is. */
export function missingFields(
  format: string,
  form: ReadingForm,
  stored: Connector | null = null,
): Record<string, MessageKey[]> | null {
  const isMapped = format === "json" || format === "table";
  const errors: Record<string, MessageKey[]> = {
    ...(format === "mail"
      ? missingOfMailbox(form, stored?.mail?.hasPassword ?? false)
      : !form.url && { url: ["sources:problems.url"] }),
    ...(isMapped && !form.map_title && { map_title: ["sources:problems.mapTitle"] }),
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
    ...(formatIn(name) === "mail" && { mail: mailboxSettings(form) }),
    ...(READS_PAGES.has(formatIn(name)) && { readsPages: form.readsPages === "yes" }),
  };
}

const urlOf = (name: string, form: ReadingForm): string =>
  formatIn(name) === "mail" ? mailboxUrl(form) : (form.url ?? "");

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

const saysOf = (name: string) => ({
  address_refused: (error: BackendRefusedError) => refusedAddress(formatIn(name), error),
  password_missing: () => ({ errors: { mail_password: ["sources:problems.password" as const] } }),
  invalid_input: ({ details }: BackendRefusedError) => {
    const paths = (inputProblems.safeParse(details).data ?? []).map(({ path }) => path);
    const [ofMailbox] = paths.flatMap((path) => mailboxFieldOf(path) ?? []);
    if (ofMailbox) return { errors: { [ofMailbox.field]: [ofMailbox.problem] } };
    const isSelector = paths.includes("body.page");
    return isSelector
      ? { errors: { page_select: ["sources:problems.selector" as const] } }
      : { problem: { key: "sources:problems.invalid" as const } };
  },
});

function refusedAddress(format: string, { details }: BackendRefusedError) {
  const { data } = addressRefused.safeParse(details);
  if (!data) return null;
  return { errors: { [format === "mail" ? "mail_host" : "url"]: [WHY[data.reason]] } };
}

const WHY = {
  "not-public": "sources:error.notPublic",
  credentials: "sources:problems.credentials",
  masked: "sources:problems.masked",
} as const satisfies Record<string, MessageKey>;
