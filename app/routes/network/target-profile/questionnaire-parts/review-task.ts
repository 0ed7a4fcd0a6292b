/** The key of the task of whoever reads the answers. */
export const reviewTask = (questionnaireId: number) => `questionnaire-review:${questionnaireId}`;
