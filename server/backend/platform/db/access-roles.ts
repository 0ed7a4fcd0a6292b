/** Queries on behalf of one customer: sees that customer's rows and no others. */
export const APP_ROLE = "tierwatch_app";

/** Sign-in, session lookup and jobs: sees every customer's rows, owns nothing. */
export const SYSTEM_ROLE = "tierwatch_system";
