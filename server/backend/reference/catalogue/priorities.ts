/** As the product shows them; the database holds their numbers. */
export const PRIORITIES = ["Low", "Mid", "High", "Critical"] as const;
export type Priority = (typeof PRIORITIES)[number];
/** 1 Low to 4 Critical. */
export type PriorityNumber = 1 | 2 | 3 | 4;

export const numberOf = (priority: Priority): PriorityNumber => (PRIORITIES.indexOf(priority) + 1) as PriorityNumber;
export const priorityOf = (number: number): Priority => PRIORITIES[number - 1] ?? "Low";
