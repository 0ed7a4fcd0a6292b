import type { Fault } from "./fault";

/** What every page has: keys, polls, messages, language, the connection below. */
export const PAGES: readonly Fault[] = [
  {
    breaks: "single keys act while somebody types",
    file: "app/live/keys.ts",
    text: "altKey || isTyping || isOff()",
    instead: "altKey || isOff()",
    tests: ["app/live/keys.test.ts"],
  },
  {
    breaks: "a hidden page goes on asking",
    file: "app/live/poller.ts",
    text: "if (!isDue || visibility.isHidden()) return;",
    instead: "if (!isDue) return;",
    tests: ["app/live/poller.test.ts"],
  },
  {
    breaks: "a failed poll yields nothing",
    file: "app/live/poller.ts",
    text: "          took(null);\n",
    instead: "",
    tests: ["app/live/poller.test.ts"],
  },
  {
    breaks: "a forged message makes a button that posts elsewhere",
    file: "app/toasts/toast.server.ts",
    text: 'safeReturnTo(path, "") === path',
    instead: 'path !== ""',
    tests: ["app/toasts/toast.server.test.ts"],
  },
  {
    breaks: "a reader that stopped in the middle holds the connection",
    file: "server/unread-body.ts",
    text: `  incoming.removeAllListeners("data");\n`,
    instead: "",
    tests: ["tests/http/body-limit.http.test.ts"],
  },
  {
    breaks: "who is still sending has the connection closed under the answer",
    file: "server/listen.ts",
    text: "      await dropUnread(incoming);\n",
    instead: "      await dropUnread(incoming);\n      if (!incoming.complete) outgoing.shouldKeepAlive = false;\n",
    tests: ["tests/http/body-limit.http.test.ts"],
  },
  {
    breaks: "who is signed in is answered in the browser's language and not in their own",
    file: "app/i18n/locale.server.ts",
    text: "user: context.session?.user.language ?? null",
    instead: "user: null",
    tests: ["tests/http/live.http.test.ts"],
    build: "tests",
  },
  {
    breaks: "a page in Chinese says that it is in Chamorro",
    file: "app/i18n/languages.ts",
    text: `ch: "zh-Hans", fr`,
    instead: `ch: "ch", fr`,
    tests: ["tests/http/live.http.test.ts"],
    build: "tests",
  },
  {
    breaks: "every page says that it is in English",
    file: "app/root.tsx",
    text: "lang={i18n.language}",
    instead: `lang="en"`,
    tests: ["tests/http/live.http.test.ts"],
    build: "tests",
  },
];
