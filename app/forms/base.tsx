import { useField } from "./use-field";

/** What the form around it held when it was opened; after a refusal still that, and not what somebody else made of it meanwhile. */
export const Base = () => <Hidden name="base" />;

/** What the form was opened with, and nobody types. */
export function Hidden({ name }: { name: string }) {
  const { initialValue } = useField(name);
  return <input type="hidden" name={name} defaultValue={initialValue ?? ""} />;
}
