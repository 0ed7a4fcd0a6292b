import { z } from "zod";
import { firstnameField, languageField, lastnameField, newPasswordField } from "~/domain/account/fields";

export const registerForm = z.object({
  firstname: firstnameField,
  lastname: lastnameField,
  language: languageField,
  password: newPasswordField,
});
export type RegisterForm = z.output<typeof registerForm>;
