import type { ComposedEvent } from "../../../server/backend/intake/ingest/compose-event";
import type { NewTarget } from "../../../server/backend/network/targets/create-targets";
import { Random } from "../matching/random";
import { readCompanies } from "../matching/read-companies";

const COUNTRIES = ["US", "US", "US", "DE", "CN", "IN", "GB", "FR", "VN", "BD"];

/** A tenth of the employers themselves, real suppliers, and names put together from the words of both; all over the world. */
export function inventTargets(count: number, notices: readonly ComposedEvent[]): NewTarget[] {
  const random = new Random(1);
  const employers = [...new Set(notices.flatMap(({ organizations }) => organizations.map(({ name }) => name)))];
  const companies = readCompanies("../shared/data").map(({ name }) => name);
  const words = [...employers, ...companies].map((name) => name.split(/\s+/));
  const names = new Set(random.shuffled(employers).slice(0, count / 10));
  for (const name of random.shuffled(companies).slice(0, count / 5)) names.add(name);
  while (names.size < count) names.add([random.pick(words)[0], ...random.pick(words).slice(1)].join(" "));
  return [...names].map((name, index) => ({
    type: "organization",
    ctype: "company",
    name,
    country: index < count / 10 ? "US" : random.pick(COUNTRIES),
    lat: random.next() * 120 - 55,
    lon: random.next() * 360 - 180,
  }));
}
