/** Whether two addresses of the feed differ in nothing but the tier. A tier's page, its open alert and its selection are its own. */
export function isTierSwap(here: URL, next: URL): boolean {
  return here.pathname === next.pathname && tierOf(here) !== tierOf(next) && rest(here) === rest(next);
}

const OF_A_TIER = ["tier", "after", "alert", "select", "operation"];

const tierOf = ({ searchParams }: URL): string => searchParams.get("tier") ?? "1";

function rest({ search }: URL): string {
  const params = new URLSearchParams(search);
  for (const name of OF_A_TIER) params.delete(name);
  params.sort();
  return params.toString();
}
