import config from "./playwright.config";
export default { ...config, retries: 0 };
