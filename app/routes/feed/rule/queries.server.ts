import { callBackend } from "~/backend/client.server";
import { listAlertLabels } from "~/backend/contract/alert-labels";
import {
  type AlertRule,
  type RuleFilterText,
  type RuleRun,
  readAlertRule,
  tryAlertRule,
} from "~/backend/contract/alert-rules";
import { EVENT_GROUPS, IMPACT_LEVELS, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { listUsers } from "~/backend/contract/people";
import { RULE_FILTER_FIELDS } from "~/backend/contract/rule-values";
import { BackendRefusedError } from "~/backend/errors";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { condition, ruleWordsFor } from "../rules/words.server";

const WRITTEN_BY_HAND = ["tier", "q", "priorities", "infotagGroups", "impactLevels"];

/** The rule (null: a new one) as its form shows it: with the filter and the changes that the address says, where it says some. */
export async function readRule(request: Request, context: LoadContext, ruleId: number | null) {
  const { searchParams } = new URL(request.url);
  const mayManage = context.session?.permissions.includes("rules:manage") ?? false;
  const [stored, labels, users] = await Promise.all([
    ruleId === null ? null : found(callBackend(context, readAlertRule, { params: { ruleId } })),
    callBackend(context, listAlertLabels, {}),
    callBackend(context, listUsers, { query: { size: 50 } }),
  ]);
  const { speech, conditions, changes } = await ruleWordsFor(request, context, labels);
  const said = [...RULE_FILTER_FIELDS].some((name) => searchParams.has(name)) || searchParams.has("try");
  const filter: RuleFilterText = said ? filterIn(searchParams) : (stored?.filter ?? {});
  const values = searchParams.has("try") ? valuesIn(searchParams) : valuesOf(stored);
  const trial = searchParams.has("try") && mayManage ? await tried(context, filter, speech.number) : null;
  const option = (value: string, label: string) => ({ value, label });
  return {
    pageName: stored?.name ?? speech.say("rules:new"),
    id: ruleId,
    version: stored?.version ?? null,
    runs: (stored?.runs ?? []) as RuleRun[],
    mayManage,
    /** The rule in sentences, for who may not change it. */
    inWords: stored && { conditions: conditions(stored.filter), changes: changes(stored) },
    values: { ...values, ...checked(filter), q: filter.q ?? "", tier: filter.tier ?? "1" },
    /** What the form has no field for, each with its words; it can only be taken out. */
    kept: Object.entries(filter)
      .filter(([name]) => !WRITTEN_BY_HAND.includes(name))
      .map(([name, text]) => ({
        ...{ name, text, words: condition(name, text, speech) },
        problem: name === "collectionIds" && trial === UNSEEN ? UNSEEN : undefined,
      })),
    priorities: [...PRIORITY_NAMES].reverse().map((id) => option(id, speech.word("priorities", id))),
    groups: EVENT_GROUPS.map((id) => option(id, speech.word("eventGroups", id))),
    impacts: IMPACT_LEVELS.map((id) => option(id, speech.word("impactLevels", id))),
    labels: labels.filter(({ scope }) => scope === "Customer").map(({ id, name }) => option(String(id), name)),
    users: users.content
      .filter(({ state }) => state !== "deactivated")
      .map(({ id, firstname, lastname }) => option(String(id), `${firstname} ${lastname}`)),
    tried: trial === UNSEEN ? null : trial,
  };
}
export type RuleView = Awaited<ReturnType<typeof readRule>>;

/** Instead of a trial: the filter names a collection that the asker cannot see. */
const UNSEEN = "rules:problems.collection" as const satisfies MessageKey;

async function tried(context: LoadContext, filter: RuleFilterText, number: (value: number) => string) {
  const met = await callBackend(context, tryAlertRule, { body: { filter } }).catch((error: unknown) => {
    if (error instanceof BackendRefusedError && error.code === "unknown_collection") return null;
    throw error;
  });
  if (!met) return UNSEEN;
  const { count, isExact, newest } = met;
  const shown = newest.map(({ id, title, at }) => ({ id, title, at, href: paths.feedView("all", `?alert=${id}`) }));
  return { count, number: number(count), isExact, newest: shown };
}

function filterIn(params: URLSearchParams): RuleFilterText {
  const texts = RULE_FILTER_FIELDS.map((name) => [name, params.getAll(name).filter(Boolean).join(",")] as const);
  return Object.fromEntries(texts.filter(([name, text]) => text !== "" && !(name === "tier" && text === "1")));
}

function checked({ priorities, infotagGroups, impactLevels }: RuleFilterText) {
  const list = (text: string | undefined) => text?.split(",") ?? [];
  return { priorities: list(priorities), infotagGroups: list(infotagGroups), impactLevels: list(impactLevels) };
}

interface Values {
  name: string;
  status: string;
  priority: string;
  labelId: string;
  userIds: string[];
  active: string;
}

function valuesIn(params: URLSearchParams): Values {
  const one = (name: string) => params.get(name) ?? "";
  const [name, status, priority, labelId] = [one("name"), one("status"), one("priority"), one("labelId")];
  return { name, status, priority, labelId, userIds: params.getAll("userIds"), active: one("active") };
}

function valuesOf(rule: AlertRule | null): Values {
  const values: Values = { name: rule?.name ?? "", status: "", priority: "", labelId: "", userIds: [], active: "" };
  if (rule?.active) values.active = "on";
  for (const change of rule?.changes ?? []) {
    if (change.kind === "status") values.status = change.statusId;
    if (change.kind === "priority") values.priority = change.priority;
    if (change.kind === "label") values.labelId = String(change.labelId);
    if (change.kind === "notify") values.userIds = change.userIds.map(String);
  }
  return values;
}

async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
