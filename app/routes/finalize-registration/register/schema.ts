import { z } from "zod";
import { languageField, nameField, newPasswordField } from "~/domain/account/fields";

export const registerForm = z.object({
  firstname: nameField,
  lastname: nameField,
  language: languageField,
  password: newPasswordField,
});
export type RegisterForm = z.output<typeof registerForm>;
