import { z } from "zod";
import { newPasswordField } from "~/domain/account/fields";
import { currentPasswordField } from "../current-password";

export const passwordForm = z.object({ currentPassword: currentPasswordField, password: newPasswordField });
