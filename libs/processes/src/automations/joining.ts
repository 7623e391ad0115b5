import { at, automation, cancel, send, timer, type Effect, type Timer } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { endSuspension, pauseForLicence, professional, recheckLicence, verifyChannel } from '@jurilien/professionals';

const subject = (professionalId: string): string => `professional-${professionalId}`;
const check = timer('licence.recheck', recheckLicence);
const overdue = timer('licence.overdue', pauseForLicence);
const suspensionEnds = timer('suspension.end', endSuspension);

const stop = (professionalId: string, ...timers: readonly Timer[]): Effect[] => timers.map((on) => cancel(on, subject(professionalId)));

/** A licence is looked up again and again (`licence.recheckDays`); days later, unlooked, offers stop (4.10.5). */
export const watchLicences = automation(professional)({
  name: 'watch-licences',
  on: {
    LicenceVerified: ({ data: { professionalId, nextCheckAt } }) => [
      ...stop(professionalId, overdue),
      at(nextCheckAt, check, { professionalId }, subject(professionalId)),
    ],
    LicenceCheckRequested: ({ data: { professionalId, dueAt } }) => [at(dueAt, overdue, { professionalId }, subject(professionalId))],
    ProfessionalClosed: ({ data }) => stop(data.professionalId, check, overdue),
  },
});

/** A suspension ends on its day. */
export const endSuspensions = automation(professional)({
  name: 'end-suspensions',
  on: {
    ProfessionalSuspended: ({ data: { professionalId, until } }) =>
      until ? [at(until, suspensionEnds, { professionalId }, subject(professionalId))] : [],
    ProfessionalReinstated: ({ data }) => stop(data.professionalId, suspensionEnds),
    ProfessionalClosed: ({ data }) => stop(data.professionalId, suspensionEnds),
  },
});

/** An address that its account proved reaches the professional too (E20). */
export const verifyProfessionalMailbox = automation(user)({
  name: 'verify-professional-mailbox',
  on: {
    EmailVerified: ({ data: { professionalId } }) => (professionalId ? [send(verifyChannel, { professionalId, channel: 'email' })] : []),
  },
});
