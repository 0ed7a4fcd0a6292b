import { Refusal } from "../../platform/call/refusal";

/** What was sent does not hold together: 422 that names the field. */
export const invalid = (path: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path, message }]);
