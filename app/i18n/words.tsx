import { type Message, type MessageKey, useMessage } from "./message";

/** A message as it is read: its title, where it has one, in a line of its own above the text. */
export function Words({ message }: { message: Message | MessageKey }) {
  const text = useMessage();
  const title = typeof message === "string" ? undefined : message.title;
  if (!title) return <p>{text(message)}</p>;
  return (
    <>
      <p className="font-semibold">{text(title)}</p>
      <p>{text(message)}</p>
    </>
  );
}
