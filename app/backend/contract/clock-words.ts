/** What may be under duties with a last day; a section that has such duties adds its word here, and `server/backend/sections/tasks/clock-tasks.ts` asks for the tasks that they are. */
export const CLOCK_SUBJECTS = ["grievance-report", "action"] as const;
export type ClockSubjectType = (typeof CLOCK_SUBJECTS)[number];
