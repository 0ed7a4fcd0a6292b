import type { MailLine } from "../../connectors/mail/parse";
import type { Judged, MailRefused } from "./judge-mail";
import type { MailboxSettings } from "./mailbox-settings";

/** Domains that are named: enough to see which one is missing in the list. */
const NAMED = 5;

/** Counts the mails that are not read, by reason. Of whoever sent them the domain is named and nothing else. */
export class Refusals {
  readonly #counts = new Map<MailRefused, number>();
  readonly #domains = new Map<MailRefused, Map<string, number>>();

  constructor(readonly settings: MailboxSettings) {}

  add({ why, domain }: Extract<Judged, { ok: false }>): void {
    this.#counts.set(why, (this.#counts.get(why) ?? 0) + 1);
    if (domain === null) return;
    const domains = this.#domains.get(why) ?? new Map<string, number>();
    this.#domains.set(why, domains.set(domain, (domains.get(domain) ?? 0) + 1));
  }

  lines(): MailLine[] {
    return [...this.#counts].map(([why, count]) => {
      const domains = [...(this.#domains.get(why) ?? [])].sort(([, one], [, other]) => other - one);
      const named = domains.slice(0, NAMED).map(([domain, number]) => `${domain} (${number})`);
      const more = domains.length > NAMED ? ", …" : "";
      const from = named.length > 0 ? `, from ${named.join(", ")}${more}` : "";
      return {
        problem: `${count} ${count === 1 ? "e-mail was" : "e-mails were"} not read: ${this.#reason(why)}${from}`,
      };
    });
  }

  #reason(why: MailRefused): string {
    switch (why) {
      case "header":
        return "the header is too long";
      case "no-sender":
        return "there is not one sender";
      case "sender":
        return "the sender is not on the list";
      case "unsigned":
        return `${this.settings.authserv} does not say that it is signed for its sender's domain (DKIM)`;
    }
  }
}
