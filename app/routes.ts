import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The sitemap, in the order of the specification's route table (§2). What is not here does not exist. */
export default [
  index("routes/home/redirect/route.tsx"),
  route("feed", "routes/feed/start/route.tsx"),
  route("feed/:view", "routes/feed/list/route.tsx"),
  route("login", "routes/login/sign-in/route.tsx"),
  route("logout", "routes/logout/sign-out/route.tsx"),

  // Ours: the page of a refused user, and the texts that a page fetches when it is reached by a link.
  route("refused", "routes/refused/page/route.tsx"),
  route("i18n/:language/:namespace", "routes/i18n/texts/route.tsx"),

  route("*", "routes/not-found/page/route.tsx"),
] satisfies RouteConfig;
