import { ERASED, type Recorded } from '@jurilien/event-sourcing';
import { readStream } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { availability } from '@jurilien/scheduling';

/** Where someone is met, as they have it now. */
export interface Places {
  readonly address?: string;
  readonly videoLink?: string;
}

/** Everything that happened to the availability of a professional or a colleague. */
export const availabilityEventsOf = (kernel: Kernel, ownerId: string): Promise<readonly Recorded[]> =>
  readStream(kernel.db, kernel.codec, `${availability.category}-${ownerId}`);

/** Words as someone wrote them; nothing where there are none, or none any more. */
export const said = (text: unknown): string | undefined => (typeof text === 'string' && text !== '' && text !== ERASED ? text : undefined);

/** The places of the last plan that was set; words of an erased person are none. */
export function placesIn(events: readonly Recorded[]): Places {
  const set = events.findLast((e) => e.type === 'AvailabilitySet')?.data;
  const [address, videoLink] = [said(set?.['address']), said(set?.['videoLink'])];
  return { ...(address ? { address } : {}), ...(videoLink ? { videoLink } : {}) };
}

/** The places of a professional or a colleague. */
export const placesOf = async (kernel: Kernel, ownerId: string): Promise<Places> => placesIn(await availabilityEventsOf(kernel, ownerId));
