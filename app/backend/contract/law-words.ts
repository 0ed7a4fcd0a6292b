import { MEASURE_LAWS } from "./measure-words";

/** What sets days of tasks: the yearly check of effect (LkSG §§ 6(5), 7(4)), and procedures for complaints. */
export const DUTY_LAWS = ["lksg-6-5", "lksg-7-4", "lksg-8", "hinschg-17"] as const;

/** Every legal basis that the rule register has, whether entries of the catalogue serve it or it sets a day. */
export const LAWS = [...MEASURE_LAWS, ...DUTY_LAWS] as const;
export type LawId = (typeof LAWS)[number];
