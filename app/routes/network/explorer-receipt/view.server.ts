import type { ExplorerReceiptPage } from "~/backend/contract/explorer-receipts";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { MessageKey } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { filterInWords, totalInWords } from "../explorer-searches/filter-words.server";
import type { receiptOf } from "./queries.server";

/** So many of its targets are on a page. */
const PAGE = 100;

interface Reader {
  speech: Speech;
  permissions: readonly string[];
  /** 1-based; null: all on one, for paper. */
  page: number | null;
}

/** A receipt in the reader's words. */
export function toReceiptView(
  { receipt, isSearchThere }: Awaited<ReturnType<typeof receiptOf>>,
  { speech, permissions, page: asked }: Reader,
) {
  const { id, search, keptAt, targets, isPersonal } = receipt;
  const pages = Math.max(1, Math.ceil(targets.length / PAGE));
  const page = asked === null ? null : Math.min(Math.max(asked, 1), pages);
  const shown = page === null ? targets : targets.slice((page - 1) * PAGE, page * PAGE);
  const total = totalInWords(receipt, speech);
  const when = speech.dateTime(keptAt);
  return {
    title: search
      ? speech.say("searches:receipt.of", { name: search.name })
      : speech.say("searches:receipt.ofDay", { day: speech.date(keptAt) }),
    lead: speech.say("searches:receipt.lead", { total, name: receipt.keptBy.name, when }),
    ...{ isPersonal, csvHref: paths.explorerReceiptExport(id), backHref: paths.explorerReceipt(id) },
    printHref: permissions.includes("print:read") ? paths.printReceipt(id) : null,
    facts: factsOf(receipt, { isSearchThere, total }, speech),
    check: checkOf(receipt),
    ledgerHref:
      receipt.ledger && permissions.includes("admin:access")
        ? paths.adminAudit(`?${new URLSearchParams({ subject: `explorer-receipt:${id}` })}`)
        : null,
    changes: changesOf(receipt, speech),
    note: noteOf(receipt, speech),
    rows: shown.map((target) => rowOf(target, speech)),
    paging: page === null || pages === 1 ? null : pagingOf(id, page, pages, speech),
  };
}
export type ReceiptView = ReturnType<typeof toReceiptView>;

interface Fact {
  name: string;
  text: string;
  /** Of something that has a page. */
  href?: string;
}

function factsOf(
  receipt: ExplorerReceiptPage,
  { isSearchThere, total }: { isSearchThere: boolean; total: string },
  speech: Speech,
): Fact[] {
  const { search, keptBy, keptAt, filter, collections, perspective, ruleVersions, idsHash, hashed, ledger } = receipt;
  const fact = (key: "asked" | "search" | "found" | "by" | "when" | "perspective" | "rules" | "idsHash" | "ledger") =>
    speech.say(`searches:receipt.${key}`);
  return [
    { name: fact("asked"), text: filterInWords(filter, collections, speech) },
    ...(search
      ? [
          isSearchThere
            ? { name: fact("search"), text: search.name, href: paths.explorerSearch(search.id) }
            : { name: fact("search"), text: speech.list([search.name, speech.say("searches:receipt.gone")]) },
        ]
      : []),
    { name: fact("found"), text: total },
    { name: fact("by"), text: keptBy.name },
    { name: fact("when"), text: speech.dateTime(keptAt) },
    { name: fact("perspective"), text: speech.word("perspectives", perspective) },
    { name: fact("rules"), text: rulesOf(ruleVersions, speech) },
    {
      name: fact("idsHash"),
      text: `${idsHash} (${speech.say("searches:receipt.hashOf", { count: hashed, number: speech.number(hashed) })})`,
    },
    ...(ledger
      ? [
          {
            name: fact("ledger"),
            text: `${speech.say("searches:receipt.record", { seq: ledger.seq, when: speech.dateTime(ledger.at) })} · ${ledger.hash}`,
          },
        ]
      : []),
  ];
}

/** "Risk bands 2026-1, Score weights 2"; a key of a later version that has no name yet is better than nothing. */
const rulesOf = (versions: Record<string, string[]>, speech: Speech): string =>
  speech.list(
    Object.entries(versions).map(([rule, all]) => {
      const key = `searches:rules.${rule}`;
      const name = speech.say(key as MessageKey);
      return `${name === `rules.${rule}` ? rule : name} ${all.join(" / ")}`;
    }),
  );

const checkOf = ({ ledger }: ExplorerReceiptPage): "sound" | "broken" | "noRecord" =>
  ledger === null ? "noRecord" : ledger.isSound ? "sound" : "broken";

/** Null: nothing has changed. */
function changesOf({ changes }: ExplorerReceiptPage, speech: Speech) {
  if (changes === null)
    return { text: speech.say("searches:receipt.incomparable", { number: speech.number(MOST_FOUND) }), parts: [] };
  const parts = (["new", "gone"] as const).flatMap((kind) => {
    const { count, targets } = changes[kind];
    if (count === 0) return [];
    const left = count - targets.length;
    const number = speech.number(count);
    return [
      {
        kind,
        heading: speech.say(kind === "new" ? "searches:receipt.new" : "searches:receipt.lost", { count, number }),
        targets: targets.map((target) => ({
          ...target,
          href: kind === "new" ? paths.targetProfile(target.id) : null,
        })),
        more: left > 0 ? speech.say("searches:receipt.more", { number: speech.number(left) }) : null,
      },
    ];
  });
  return { text: parts.length === 0 ? speech.say("searches:receipt.unchanged") : null, parts };
}

function noteOf({ targets, total, isExact }: ExplorerReceiptPage, speech: Speech): string {
  if (targets.length === 0) return speech.say("searches:receipt.nothing");
  if (isExact && targets.length === total) return speech.say("searches:receipt.allOf");
  const [number, all] = [speech.number(targets.length), totalInWords({ total, isExact }, speech)];
  return speech.say("searches:receipt.first", { number, total: all });
}

function rowOf(target: ExplorerReceiptPage["targets"][number], speech: Speech) {
  const { id, name, ctype, country, city, tier, risk, score, sanctions } = target;
  const riskWord = speech.word("risks", risk);
  return {
    ...{ id, name, risk, href: paths.targetProfile(id) },
    type: speech.word("ctypes", ctype),
    place: speech.list([city, country && speech.country(country)]),
    tier: tier === null ? "–" : speech.number(tier),
    riskWord: score === null ? riskWord : `${riskWord} ${speech.number(Math.floor(score))}`,
    sanctions:
      sanctions === "NotScreened" ? speech.say("explorer:notScreened") : speech.word("sanctionsStatuses", sanctions),
  };
}

function pagingOf(id: number, page: number, pages: number, speech: Speech) {
  const at = (number: number) => (number < 1 || number > pages ? null : paths.explorerReceipt(id, `?page=${number}`));
  return {
    words: speech.say("searches:receipt.page", { page: speech.number(page), pages: speech.number(pages) }),
    previousHref: at(page - 1),
    nextHref: at(page + 1),
  };
}
