import { z } from "zod";
import { newPasswordField } from "~/domain/account/fields";

export const resetForm = z.object({ password: newPasswordField });
