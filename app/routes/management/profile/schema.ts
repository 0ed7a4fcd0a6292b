import { z } from "zod";
import { emailField, firstnameField, lastnameField } from "~/domain/account/fields";
import { currentPasswordField } from "../current-password";

export const nameForm = z.object({ firstname: firstnameField, lastname: lastnameField });
export const emailForm = z.object({ email: emailField, currentPassword: currentPasswordField });
