import { useField } from "@conform-to/react";

/** What the form around it held when it was opened; after a refusal still that, and not what somebody else made of it meanwhile. */
export function Base() {
  const [field] = useField<string>("base");
  return <input type="hidden" name={field.name} value={field.initialValue ?? ""} />;
}
