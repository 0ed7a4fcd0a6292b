import { z } from "zod";
import { ROLES } from "~/backend/contract/permissions";
import { emailField, languageField, nameField } from "~/domain/account/fields";

export const inviteForm = z.object({
  email: emailField,
  firstname: nameField,
  lastname: nameField,
  language: languageField,
  roles: z.array(z.enum(ROLES)).min(1, { error: "admin:problems.rolesMissing" }),
});
