import { acceptance } from '@jurilien/acceptance';
import type { Seat } from '@jurilien/documents';
import { lead, provenTogether } from '@jurilien/lead';
import { documentsReadable } from '@jurilien/processes';
import { distribution } from '@jurilien/search';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { databaseNow } from '../retention/runs.js';
import type { Supplier } from './supplier.js';

/**
 * Everyone who accepted a request, and whether they may read its documents now, as the log says it. A merged request was never accepted:
 * those count who accepted the one that stands for it, where both are of one person beyond doubt.
 */
export async function documentSeatsOf(kernel: Kernel, leadId: string): Promise<Seat[]> {
  const { acceptances } = await stateOf(kernel, distribution, leadId);
  if (acceptances.length === 0) return seatsOfSurvivor(kernel, leadId);
  const [request, now] = await Promise.all([stateOf(kernel, lead, leadId), databaseNow(kernel)]);
  return Promise.all(
    acceptances.map(async ({ acceptanceId, professionalId }) => ({
      acceptanceId,
      professionalId,
      readable: documentsReadable(await stateOf(kernel, acceptance, acceptanceId), request, now),
    })),
  );
}

async function seatsOfSurvivor(kernel: Kernel, leadId: string): Promise<Seat[]> {
  const request = await stateOf(kernel, lead, leadId);
  const { mergedInto } = request;
  if (!mergedInto || !provenTogether(request, await stateOf(kernel, lead, mergedInto))) return [];
  return documentSeatsOf(kernel, mergedInto);
}

/** The same for decisions on documents, whatever the caller said. */
export const supplyDocumentSeats: Supplier = async (kernel, input, send) =>
  send({ ...input, seats: await documentSeatsOf(kernel, String(input['leadId'])) });
