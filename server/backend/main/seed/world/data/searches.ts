/** What people look for in the explorer again and again, by the role of who saved it. */
export const SEARCHES: readonly {
  role: "analyst" | "manager";
  scope: "User" | "Customer";
  name: string;
  filter: Record<string, string>;
  notify: "never" | "daily" | "weekly";
  /** Its result was kept, for a due diligence file. */
  isKept: boolean;
}[] = [
  {
    role: "analyst",
    scope: "User",
    name: "Foundries behind our suppliers",
    filter: { tiers: "2,3", countries: "CZ,DE,PL,TR" },
    notify: "weekly",
    isKept: false,
  },
  {
    role: "manager",
    scope: "Customer",
    name: "Direct suppliers in China and Türkiye",
    filter: { tiers: "1", countries: "CN,TR", sort: "riskiest" },
    notify: "daily",
    isKept: true,
  },
];
