import { readStream } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

/** How long a contact stays readable after somebody asked for it (4.2.2 `RevealContact`). */
const REVEALED_MS = 10 * 60_000;

/** Fields of a lead this person asked to see within the last ten minutes: each of them left its mark in the log. */
export async function revealedTo(kernel: Kernel, leadId: string, { actor }: Principal): Promise<string[]> {
  const since = Date.now() - REVEALED_MS;
  const events = await readStream(kernel.db, kernel.codec, `lead-${leadId}`);
  return [
    ...new Set(
      events
        .filter((e) => e.type === 'PersonalDataRevealed' && e.actor.id === actor.id && Date.parse(e.occurredAt) > since)
        .flatMap((e) => (e.data.field === 'phoneNumber' ? ['phoneNumber', 'phoneExtension'] : [e.data.field as string])),
    ),
  ];
}
