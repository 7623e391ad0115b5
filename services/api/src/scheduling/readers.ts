import { type Actor, Refused } from '@jurilien/event-sourcing';
import { databaseNow, askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { appointment } from '@jurilien/scheduling';
import type { OpenLink } from '../links/link.js';
import type { Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { readAppointment, type ReaderSide, shownOf } from './appointments.js';
import { refuseUnlessOwnRequest } from './parties.js';

/** A link opens the appointment it was made for, the link of a request those of the request. @throws Refused NOT_FOUND */
export async function refuseUnlessOf(kernel: Kernel, { state: { subject } }: OpenLink, appointmentId: string): Promise<void> {
  const { leadId } = await stateOf(kernel, appointment, appointmentId);
  const opens = subject.appointmentId ? subject.appointmentId === appointmentId : leadId !== undefined && leadId === subject.leadId;
  if (!opens) throw new Refused('NOT_FOUND', 'appointment');
}

/** A link that names a professional is theirs. */
export const sideOfLink = ({ state: { subject } }: OpenLink): ReaderSide => (subject.professionalId ? 'professional' : 'client');

/** As which side it is the caller's own, and of which request it is. @throws Refused NOT_FOUND where it is not theirs */
export async function ownAppointment(
  kernel: Kernel,
  appointmentId: string,
  principal: Principal,
): Promise<{ readonly side: ReaderSide; readonly leadId: string }> {
  const { status, leadId, professionalId } = await stateOf(kernel, appointment, appointmentId);
  if (status === 'None' || !leadId) throw new Refused('NOT_FOUND', 'appointment');
  if (principal.who === 'client') {
    await refuseUnlessOwnRequest(kernel, leadId, principal);
    return { side: 'client', leadId };
  }
  if ((await ownProfessional(kernel, principal)).professionalId !== professionalId) throw new Refused('NOT_FOUND', 'appointment');
  return { side: 'professional', leadId };
}

/** Who reads an appointment. */
interface Reader {
  readonly side: ReaderSide;
  readonly actor: Actor;
  /** A client's name is for who is signed in, never for a link. */
  readonly signedIn: boolean;
}

/** An appointment as one of its sides may see it now, with the language of that side. */
export async function seenBy(kernel: Kernel, appointmentId: string, { side, actor, signedIn }: Reader) {
  const [now, read] = [await databaseNow(kernel), await readAppointment(kernel, appointmentId)];
  const shown = await shownOf(kernel, read, side, askingOf(kernel, actor, now), signedIn);
  const { lead, professional } = read.parties.states;
  return { shown, lang: (side === 'client' ? lead.lang : professional.lang) === 'en' ? ('en' as const) : ('fr' as const) };
}
