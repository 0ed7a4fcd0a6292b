// Words that are longer, or written otherwise, on every page. They are the same without a script, which accessible.e2e.ts looks at in English.
import { walkOfUsers, walkOfVisitors } from "./accessible/walks";
import { LOCALES } from "./test";

walkOfVisitors("de", LOCALES.de);
walkOfVisitors("ch", LOCALES.ch);
walkOfVisitors("fr", "fr-FR");
walkOfUsers("de");
walkOfUsers("ch");
