import { listTranslations } from "~/backend/contract/translations";
import { answerPublic, type Handler } from "../call/handler";
import { bundledTexts } from "./bundled-texts";

export const translationHandlers: Handler[] = [
  answerPublic(listTranslations, async ({ query }) => [...bundledTexts(query.locale)]),
];
