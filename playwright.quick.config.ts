import base from "./playwright.config";
export default { ...base, retries: 0, timeout: 45_000, expect: { timeout: 6_000 } };
