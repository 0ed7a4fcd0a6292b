import type feed from "./locales/en/feed.json";
import type login from "./locales/en/login.json";
import type shell from "./locales/en/shell.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    returnNull: false;
    resources: { shell: typeof shell; login: typeof login; feed: typeof feed };
  }
}
