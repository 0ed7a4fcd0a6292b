import type { No } from "~/forms/attempt.server";

/** The backend's `wrong_password` in the words of the form. */
export const wrongPassword = (): Omit<No, "status"> => ({
  errors: { currentPassword: ["management:wrongPassword"] },
});
