import { z } from "zod";
import { emailField } from "~/domain/account/fields";

export const askForm = z.object({ email: emailField });
