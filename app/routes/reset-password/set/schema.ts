import { z } from "zod";
import { alsoField, newPasswordField } from "~/domain/account/fields";

export const resetForm = z.object({ password: newPasswordField, also: alsoField });
