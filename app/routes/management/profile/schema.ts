import { z } from "zod";
import { emailField, nameField } from "~/domain/account/fields";
import { currentPasswordField } from "../current-password";

export const nameForm = z.object({ firstname: nameField, lastname: nameField });
export const emailForm = z.object({ email: emailField, currentPassword: currentPasswordField });
