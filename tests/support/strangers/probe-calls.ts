import { beforeAll, expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import type { BackendTransport } from "~/backend/transport";
import { type OwnBackend, ownBackend } from "../own-backend";
import { signInAs } from "../personas";
import { neverIds, requestFor, told } from "./asked";
import { MARK, type Nordwind, nordwindOf, type Probe } from "./nordwind";
import { stateOf } from "./state-of";

/**
 * For each call: a thing of Nordwind's is made, the administrator of another customer asks for it and for one that never was, is
 * answered the same and changes nothing; then Nordwind's own administrator asks and is answered well, so that it was there.
 */
export function probeCalls(probes: Record<string, Probe>): void {
  const use: OwnBackend = ownBackend();
  let nordwind: Nordwind;
  let stranger: BackendTransport;
  beforeAll(async () => {
    nordwind = await nordwindOf(use);
    stranger = (await signInAs(use.transport, "strangeAdmin")).backend;
  });

  test.each(Object.entries(probes))(
    "%s is answered to a stranger as if it never was, and changes nothing",
    async (name, probe) => {
      const call = CALLS.find((one) => one.name === name);
      if (!call) throw new Error(`There is no call ${name}`);
      const ids = await probe.make(nordwind);
      const never = neverIds(ids, probe.open);
      const before = await stateOf(nordwind);

      const real = await told(stranger, requestFor(call, probe, ids), ids);
      expect(await stateOf(nordwind)).toEqual(before);
      expect(real.status, real.text).toBe(probe.stranger ?? 404);
      expect(real.text).not.toContain(MARK);
      expect(await told(stranger, requestFor(call, probe, never), never)).toEqual(real);

      const unknown = await told(nordwind.backend, requestFor(call, probe, never), never);
      const own = await told(nordwind.backend, requestFor(call, probe, ids), ids);
      expect(own.status, own.text).toBe(call.status);
      if (!probe.saysNothing) expect(own).not.toEqual(unknown);
    },
  );
}
