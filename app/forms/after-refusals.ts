import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A page's data are read again after a refusal, too: who sends the form again knows what somebody else has made of it meanwhile. Not after
 * a failure (5xx): a backend that is gone would answer with another page, and take along what was typed.
 */
export const afterRefusalsToo: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;
