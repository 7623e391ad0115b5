import { ids } from '@jurilien/event-sourcing';
import { addressIndex, privacyRequest } from '@jurilien/privacy';
import { stateOf } from '../kernel/states.js';
import { coveredBy } from '../privacy/covered-by.js';
import type { Supplier } from './supplier.js';

const isId = (requestId: unknown): requestId is string => ids.requestId.safeParse(requestId).success;

/** Hash of the address at the place that was named, whatever the caller says of it; of none where there is no such address. */
export const supplyNamedAddress: Supplier = async (kernel, { addressHash: _said, ...input }, send) => {
  if (!isId(input.requestId)) return send(input);
  const { identifiers } = await stateOf(kernel, privacyRequest, input.requestId);
  const named = identifiers[Number(input.identifier)];
  return send({ ...input, addressHash: named ? kernel.secrets.hash(addressIndex(named)) : input.requestId });
};

/** What the proven addresses of the request reach, whatever the caller says. */
export const supplyCoveredHoldings: Supplier = async (kernel, { covered: _said, ...input }, send) => {
  if (!isId(input.requestId)) return send(input);
  return send({ ...input, covered: (await coveredBy(kernel, input.requestId)).map(({ id }) => id) });
};
