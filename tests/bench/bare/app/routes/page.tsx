import { Form } from "@remix-run/react";

export const handle = {};

export async function loader() {
  return { title: "Sign in" };
}

export default function Page() {
  return (
    <main>
      <h1>Sign in</h1>
      <Form method="post">
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" required={true} />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" required={true} />
        <button type="submit">Sign in</button>
      </Form>
    </main>
  );
}
