import { setPasswordCost } from "../../server/backend/people/session/password";

// Tests sign in some thousand times; what a password costs in earnest is asked in password.test.ts.
setPasswordCost("least");
