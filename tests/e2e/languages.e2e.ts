// Words that are longer, or written otherwise, on every page; English is in accessible.e2e.ts.
import { walkOfUsers, walkOfVisitors } from "./accessible/walks";
import { LOCALES } from "./test";

walkOfVisitors("de", LOCALES.de);
walkOfVisitors("ch", LOCALES.ch);
walkOfVisitors("fr", "fr-FR");
walkOfUsers("de");
walkOfUsers("ch");
