/** Days that a period has. */
export const PERIODS = [30, 90, 365] as const;

export interface WorkloadFilter {
  /** Null: of all. */
  teamId: number | null;
  days: (typeof PERIODS)[number];
}

/** What is none of ours is as if not given. */
export function parseFilter(searchParams: URLSearchParams): WorkloadFilter {
  const teamId = searchParams.get("teamId") ?? "";
  return {
    teamId: /^[1-9]\d{0,14}$/.test(teamId) ? Number(teamId) : null,
    days: PERIODS.find((days) => String(days) === searchParams.get("days")) ?? 90,
  };
}
