import { z } from "zod";
import { ROLES } from "~/backend/contract/permissions";
import { emailField, firstnameField, languageField, lastnameField } from "~/domain/account/fields";

export const inviteForm = z.object({
  email: emailField,
  firstname: firstnameField,
  lastname: lastnameField,
  language: languageField,
  roles: z.array(z.enum(ROLES)).min(1, { error: "admin:problems.rolesMissing" }),
});
