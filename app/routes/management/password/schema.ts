import { z } from "zod";
import { alsoField, newPasswordField } from "~/domain/account/fields";
import { currentPasswordField } from "../current-password";

export const passwordForm = z.object({
  currentPassword: currentPasswordField,
  password: newPasswordField,
  also: alsoField,
});
