import {
  addSupplier as addSupplierCall,
  changeSupplier as changeSupplierCall,
  decideSupplierProposal,
  listSupplierProposals,
  listSuppliers,
  proposeSupplier,
  readSupplier as readSupplierCall,
  removeSupplier as removeSupplierCall,
} from "~/backend/contract/suppliers";
import { visibleTarget } from "../../../network/targets/visible-target";
import { answer, type Handler } from "../../../platform/call/handler";
import { readNameCursor } from "../../../platform/call/name-cursor";
import { notFound } from "../../../platform/call/refusal";
import { rowId } from "../../../platform/call/row-id";
import { perspectiveOf } from "../../../risk/scores/perspective-of";
import { addSupplier, changeSupplier, removeSupplier } from "./change-suppliers";
import { decide, propose, readProposals } from "./proposals";
import { readSupplier, readSuppliers } from "./read-suppliers";

export const supplierHandlers: Handler[] = [
  answer(listSuppliers, async ({ tx, scope, session, params, query }) => {
    const { id: targetId } = await visibleTarget(tx, scope.customerId, params.targetId);
    const after = readNameCursor(query.after);
    const perspective = perspectiveOf(session, {});
    return readSuppliers(tx, scope.customerId, { targetId, perspective, after, size: query.size });
  }),

  answer(readSupplierCall, async ({ tx, scope, session, params }) => {
    const { id: targetId } = await visibleTarget(tx, scope.customerId, params.targetId);
    const asked = { targetId, edgeId: rowId(params.edgeId, "supplier"), perspective: perspectiveOf(session, {}) };
    const found = await readSupplier(tx, scope.customerId, asked);
    if (!found) throw notFound("supplier");
    return found;
  }),

  answer(addSupplierCall, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return addSupplier(asked, id, asked.body);
  }),

  answer(changeSupplierCall, async (asked) => {
    const { id: targetId } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return changeSupplier(asked, { targetId, edgeId: rowId(asked.params.edgeId, "supplier") }, asked.body);
  }),

  answer(removeSupplierCall, async (asked) => {
    const { id: targetId } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    await removeSupplier(asked, { targetId, edgeId: rowId(asked.params.edgeId, "supplier") });
  }),

  answer(listSupplierProposals, async ({ tx, scope, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    return readProposals(tx, scope.customerId, id);
  }),

  answer(proposeSupplier, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return propose(asked, id, asked.body);
  }),

  answer(decideSupplierProposal, async (asked) => {
    const { id: targetId } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return decide(asked, { targetId, id: rowId(asked.params.proposalId, "proposal") }, asked.body);
  }),
];
