import { requestForm } from "../questionnaire-parts/schema";

export const revenueForm = requestForm.omit({ definition: true });
