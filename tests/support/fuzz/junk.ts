import type { Random } from "../../../server/backend/main/seed/random";

/** Stands in a value for what no value can say, such as `1e999`; `jsonOf` writes it as it is. */
const raw = (text: string): string => `@@${text}@@`;

const LONG = 10_000;

/** Texts that something may stumble over: as a number, a date, a path, a key, SQL, a pattern, a header, or as text. */
const TEXTS: readonly string[] = [
  ...["", " ", "\t\r\n", "0", "-0", "-1", "1.5", "1e3", "1e999", "0x10", "٣", "９", "NaN", "Infinity", "null", "true"],
  ...["2147483648", "9007199254740991", "9007199254740993", "9223372036854775807", "9223372036854775808"],
  ...["0000-00-00", "0001-01-01", "2026-02-30", "9999-12-31", "10000-01-01", "-000001-01-01", "2026-11-01..2025-01-01"],
  ...["..", "2026-13-01..", "2026-11-22T25:61:61Z", "+275760-09-13T00:00:00.000Z", "4713-01-01 BC", "infinity"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"],
  ...["../../etc/passwd", "..%2f..%2f", "%00", "%", "%zz", "%c0%af", "a/b", "//evil.example", "\\\\evil.example"],
  ...["'", "' or 1=1 --", '"', "\\", "%_%", "$1", "{}", "{1,2", "[", "]", "(", "*", "\\u0000", "{{7*7}}", "#{7*7}"],
  ...["<script>alert(1)</script>", "javascript:alert(1)", "=cmd|' /C calc'!A0", "a\r\nSet-Cookie: a=b"],
  ...["a\0b", "\ud800", "x\udc00y", "\u202egnp.exe", "\ufeff", "\u200b", "Z͑ͫ̓ͪ̂ͫ̽͏̴", "👩‍👩‍👧‍👦", "İ", "ß", "ﷺ", "\u{10ffff}"],
  ...["x".repeat(LONG), "ß".repeat(LONG), "%".repeat(LONG), "1".repeat(LONG), ",".repeat(LONG), "(".repeat(1000)],
  ...["eyJhIjoxfQ", "bnVsbA", "W10", "e30", "WzEsMl0", "AAAA", "00000000-0000-4000-8000-000000000000"],
  ...["http://127.0.0.1:1/", "https://[::1]/", "http://a:b@evil.example/", "file:///etc/passwd", "http://"],
];

export const junkText = (random: Random): string => random.pick(TEXTS);

const NUMBERS: readonly unknown[] = [
  ...[0, -1, 1.5, 1e-320, 0.1 + 0.2, 255, 32_768, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21, 1e308],
  ...[raw("-0"), raw("1e999"), raw("9223372036854775808"), raw("123456789012345678901234567890"), raw("0.1e-400")],
];

/** Anything that JSON can say, and a few things that it can say only by hand. */
export function junkValue(random: Random): unknown {
  return random.weighted<() => unknown>([
    [() => junkText(random), 6],
    [() => random.pick(NUMBERS), 4],
    [() => random.pick([null, true, false, [], {}, [[]], [null], {}]), 3],
    [() => [junkText(random), random.pick(NUMBERS), null], 1],
    [() => ({ [junkText(random)]: junkText(random) }), 1],
    [() => Array.from({ length: 300 }, () => random.pick(NUMBERS)), 0.5],
    [() => raw(`{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`), 0.5],
    [() => raw(nested(random.pick([1000, 20_000]), random.pick(["[", '{"a":'] as const))), 0.5],
  ])();
}

function nested(depth: number, opening: "[" | '{"a":'): string {
  return `${opening.repeat(depth)}1${(opening === "[" ? "]" : "}").repeat(depth)}`;
}

/** A value as JSON, or as what is nearly JSON where junk stands in it. */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? "").replace(/"@@(.*?)@@"/g, (_, text: string) => JSON.parse(`"${text}"`));
}

/** Whole bodies that are no object of ours. */
export function junkBody(random: Random): string {
  const whole = () => jsonOf(junkValue(random));
  const broken = () =>
    random.pick(["", "{", '{"a":1', '{"a":1}}', "\ufeff{}", "undefined", '{"a":1,"a":2}', "\0", "'a'"]);
  return random.chance(0.7) ? whole() : broken();
}
