import { ingestFile } from "~/backend/contract/connector-files";
import { changeConnector } from "~/backend/contract/connectors";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import {
  BOUGHT_CONTACTS,
  NOT_A_LIST,
  OWN_LIST,
  OWN_SOURCE,
  PLANT_ALERTS,
  PLANT_RELATIONS,
  TAKEN_BACK,
} from "../data/own-data";
import { dated } from "../dated";
import type { DemoCallers } from "./demo-callers";
import { read, takeIn, takeInAndBack, type World } from "./take-in";

/**
 * What else a customer brings in: a file that is no list, one that was taken back, relations, contacts and alerts of its own, a sanctions list and a
 * source of its own with a file, which a job reads.
 */
export async function bringOwnData(world: World, { manager, administrator }: DemoCallers): Promise<void> {
  await read(world, manager, NOT_A_LIST, "Failed");
  await takeInAndBack(world, manager, TAKEN_BACK);
  for (const planned of [PLANT_RELATIONS, BOUGHT_CONTACTS, PLANT_ALERTS]) await takeIn(world, manager, planned, null);
  await addList(world, administrator);
  await addSource(world, administrator);
}

async function addList({ now }: World, administrator: DemoCallers["administrator"]): Promise<void> {
  const { name, title, file } = dated(OWN_LIST, now);
  const files = [{ name: file.name, content: encoded(file.text) }];
  await administrator.call(`list ${name}`, importSanctionsListVersion, { params: { name }, body: { title, files } });
}

async function addSource({ now }: World, administrator: DemoCallers["administrator"]): Promise<void> {
  const { name, eventTypeId, mapping, file } = dated(OWN_SOURCE, now);
  const params = { name };
  const body = { enabled: false, everyMinutes: null, url: null, eventTypeId, mapping };
  await administrator.call(`source ${name}`, changeConnector, { params, body });
  const sent = { fileName: file.name, content: encoded(file.text) };
  await administrator.call(`file of ${name}`, ingestFile, { params, body: sent });
}

const encoded = (text: string): string => Buffer.from(text).toString("base64");
