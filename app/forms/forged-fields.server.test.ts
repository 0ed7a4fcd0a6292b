import { expect, test } from "vitest";
import { z } from "zod";
import { looksLikeMessageKey } from "~/i18n/message";
import { textsOf } from "~/i18n/texts-of.server";
import { submissionOf } from "./read-submission.server";

/** The schemas of all forms: what stands in a module of its own, as nearly all of them do. */
const modules = import.meta.glob<Record<string, unknown>>(
  ["../routes/**/{schema,*-form,*-fields}.ts", "../domain/**/fields.ts"],
  { eager: true },
);
const forms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, schema]) =>
    schema instanceof z.ZodType ? [[`${file} ${name}`, schema]] : [],
  ),
) as [name: string, schema: z.ZodType][];
const FORGED = ["", " ", "forged", "-1", "0.5", "1e300", "x".repeat(20_000), "\0"];

test("whatever is forged into a field of a form is refused in our words, and never in zod's English", async () => {
  const { translator } = await textsOf({ translations: async () => null }, "de");
  const isOurs = (said: string) =>
    looksLikeMessageKey(said) && translator.text("shell", said) !== said.slice(said.indexOf(":") + 1);
  const foreign = new Set<string>();
  let refused = 0;
  for (const [name, schema] of forms) {
    for (const fields of forgeriesOf(schema)) {
      const submission = submissionOf(formOf(fields), schema);
      if (submission.ok) continue;
      refused += 1;
      for (const [field, said] of Object.entries(submission.refuse().data.submission.error ?? {})) {
        for (const one of said ?? []) if (!isOurs(one)) foreign.add(`${name} ${field}: ${one}`);
      }
    }
  }
  expect([...foreign]).toEqual([]);
  expect(forms.length).toBeGreaterThan(60);
  expect(refused).toBeGreaterThan(1000);
});

type Fields = readonly (readonly [name: string, value: string])[];

/** Every field of a form with each forged value, the others left out but for what says which form it is. */
function forgeriesOf(schema: z.ZodType): Fields[] {
  return objectsIn(schema).flatMap((object) => {
    const constants = Object.entries(object).flatMap(([name, field]) =>
      field instanceof z.ZodLiteral ? [[name, String(field.value)] as const] : [],
    );
    const names = Object.entries(object).flatMap(([name, field]) => namesOf(name, field));
    return names.flatMap((name) =>
      FORGED.map((value) => [...constants.filter(([constant]) => constant !== name), [name, value] as const]),
    );
  });
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The objects that a schema may be, each as its fields. */
function objectsIn(schema: z.core.$ZodType): Shape[] {
  const of = bare(schema);
  if (of instanceof z.ZodObject) return [of.shape];
  if (of instanceof z.ZodUnion) return of.options.flatMap(objectsIn);
  if (of instanceof z.ZodIntersection) {
    const [left, right] = [objectsIn(of.def.left), objectsIn(of.def.right)];
    return left.flatMap((one) => right.map((other) => ({ ...one, ...other })));
  }
  return [];
}

/** The names under which a form sends a field: of a list one of its rows, of an object its parts. */
function namesOf(name: string, field: z.core.$ZodType): string[] {
  const of = bare(field);
  if (of instanceof z.ZodArray) return namesOf(`${name}[0]`, of.element);
  const parts = objectsIn(of).flatMap((shape) => Object.entries(shape));
  return parts.length === 0 ? [name] : parts.flatMap(([part, inner]) => namesOf(`${name}.${part}`, inner));
}

/** Without what makes it optional, gives it a default, or makes something else of it. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe)
    return bare(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? bare(innerType) : schema;
}
