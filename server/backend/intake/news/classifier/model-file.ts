import { type EventTypeId, isEventType } from "../../../reference/catalogue/event-types";
import type { Calibration } from "./calibrate";
import { BUCKETS } from "./features";
import type { LinearModel } from "./train-linear";

/** More weights of a type than these change its answers hardly at all, and the file would be too large to ship. */
export const WEIGHTS_OF_TYPE = 5_000;

/** One type as it stands in the file: weights of its heaviest buckets, as whole numbers of `scale`. */
export interface PackedType {
  type: EventTypeId;
  bias: number;
  scale: number;
  calibration: Calibration;
  buckets: Int32Array;
  weights: Int8Array;
}

export function packType(
  type: EventTypeId,
  { weights, bias }: LinearModel,
  calibration: Calibration,
  most = WEIGHTS_OF_TYPE,
): PackedType {
  const heavy = Array.from(weights.keys())
    .filter((bucket) => weights[bucket] !== 0)
    .sort((one, other) => Math.abs(weights[other] as number) - Math.abs(weights[one] as number) || one - other)
    .slice(0, most)
    .sort((one, other) => one - other);
  const scale = Math.max(1e-9, ...heavy.map((bucket) => Math.abs(weights[bucket] as number))) / 127;
  const whole = heavy.map((bucket) => Math.round((weights[bucket] as number) / scale));
  const kept = heavy.filter((_, at) => whole[at] !== 0);
  return {
    type,
    bias,
    scale,
    calibration,
    buckets: Int32Array.from(kept),
    weights: Int8Array.from(whole.filter((weight) => weight !== 0)),
  };
}

/** For each type a line of JSON (name, bias, scale, calibration, count), then its buckets (32 bits) and weights (8 bits). */
export function writeModel(types: PackedType[]): Buffer {
  const parts: Buffer[] = [];
  for (const { buckets, weights, ...head } of types) {
    parts.push(Buffer.from(`${JSON.stringify({ ...head, count: buckets.length })}\n`));
    const list = Buffer.alloc(buckets.length * 4);
    for (const [at, bucket] of buckets.entries()) list.writeInt32LE(bucket, at * 4);
    parts.push(list, Buffer.from(weights.buffer, weights.byteOffset, weights.length));
  }
  return Buffer.concat(parts);
}

/** Throws where the file is cut off, or names what is no event type: an installation is broken then. */
export function readModel(file: Buffer): PackedType[] {
  const types: PackedType[] = [];
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf(0x0a, at);
    const { count, ...head } = JSON.parse(file.toString("utf8", at, end));
    const listed = end + 1 + count * 4;
    if (end === -1 || listed + count > file.length) throw new Error("the reading model is cut off");
    if (!isEventType(head.type)) throw new Error(`the reading model names ${head.type}, which is no event type`);
    const buckets = Int32Array.from({ length: count }, (_, i) => file.readInt32LE(end + 1 + i * 4));
    if (buckets.some((bucket) => bucket < 0 || bucket >= BUCKETS)) throw new Error("the reading model is damaged");
    types.push({
      ...head,
      buckets,
      weights: Int8Array.from(file.subarray(listed, listed + count).map((byte) => byte)),
    });
    at = listed + count;
  }
  return types;
}
