import { quietHours } from '@jurilien/messaging';
import { instantOf, later, OFFICE_ZONE, type Province, wallTimeOf } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';

/** Where someone is, as far as their hours depend on it. */
interface Place {
  readonly zone: string;
  readonly province?: Province | null | undefined;
}
/** What is sent, to what kind of reader. */
interface Asked {
  readonly channel: 'sms' | 'email';
  readonly recipient: 'client' | 'professional' | 'anyone';
}

/** The instant at which it is as late somewhere as it is at the offices at another instant. */
function sameHourIn(zone: string, at: string): string {
  return instantOf(wallTimeOf(at, OFFICE_ZONE), zone)?.at ?? at;
}

/** When the hours for advertising are open at a place, from an instant on: that instant itself where they are. */
export function openThere(kernel: Kernel, { channel, recipient }: Asked, { zone, province }: Place, at: string): string {
  if (kernel.settings.QUIET_HOURS === 'off') return at;
  const kind = channel === 'sms' ? 'sms' : 'email-marketing';
  return quietHours(kind, recipient, asOf(kernel, at), { province: province ?? 'QC', zone });
}

/**
 * When each place gets a campaign: when it starts, or at the same hour of their own clock, and within the hours there. Everyone of a
 * place gets it at the same time, so that each place is asked about once.
 */
export function sendTimes(kernel: Kernel, asked: Asked, startsAt: string, localTime: boolean): (place: Place) => string {
  const known = new Map<string, string>();
  return (place) => {
    const key = `${place.province ?? ''}/${place.zone}`;
    const found = known.get(key);
    if (found) return found;
    const at = openThere(kernel, asked, place, localTime ? later(sameHourIn(place.zone, startsAt), startsAt) : startsAt);
    known.set(key, at);
    return at;
  };
}
