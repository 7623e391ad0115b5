import { at, automation, cancel, send, streamId, timer, type Effect, type Timer } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { endSuspension, pauseForLicence, professional, recheckLicence, remindToApply, verifyChannel } from '@jurilien/professionals';
import { DAY_MS, licenceNoticeDays } from '@jurilien/reference';
import { say } from './notify.js';

const plus = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
const subject = (professionalId: string): string => `professional-${professionalId}`;
const reminder = timer('application.remind', remindToApply);
const check = timer('licence.recheck', recheckLicence);
const overdue = timer('licence.overdue', pauseForLicence);
const suspensionEnds = timer('suspension.end', endSuspension);

const remind = (professionalId: string, sequence: 1 | 2, dueAt: string): Effect =>
  at(dueAt, reminder, { professionalId, sequence }, subject(professionalId), String(sequence));
const stop = (professionalId: string, ...timers: readonly Timer[]): Effect[] => timers.map((on) => cancel(on, subject(professionalId)));

/** Who began and did not finish is written to on the next day and on the third (R49). */
export const remindOfApplication = automation(professional)({
  name: 'remind-of-application',
  on: {
    ProfessionalRegistered: ({ data: { professionalId }, occurredAt }) => [
      remind(professionalId, 1, plus(occurredAt, 1)),
      remind(professionalId, 2, plus(occurredAt, 3)),
    ],
    ProfessionalApplied: ({ data }) => stop(data.professionalId, reminder),
    ProfessionalClosed: ({ data }) => stop(data.professionalId, reminder),
    ApplicationReminderDue: ({ data }) => [say('R49', `${data.professionalId}:${data.sequence}`, { professionalId: data.professionalId })],
  },
});

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

/** A check of the licence is said some days ahead, and when it is due (R50); the words look whether it was made meanwhile. */
export const tellOfLicenceChecks = automation(professional)({
  name: 'tell-of-licence-checks',
  on: {
    LicenceVerified: ({ data: { professionalId, nextCheckAt, province }, config }) => [
      say(
        'R50',
        `${professionalId}:${nextCheckAt}`,
        { professionalId, vars: { at: nextCheckAt } },
        plus(nextCheckAt, -config.value(licenceNoticeDays, { province })),
      ),
    ],
    LicenceCheckRequested: ({ data: { professionalId, dueAt } }) => [
      say('R50-due', `${professionalId}:${dueAt}`, { professionalId, vars: { at: dueAt } }),
    ],
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
    EmailVerificationRequested: ({ data, stream }) => [say('verify-email', `${streamId(stream)}:again-${data.sequence}`, data)],
  },
});

/** What became of an application or of a page is told to whom it belongs to. */
export const tellOfMembership = automation(professional)({
  name: 'tell-of-membership',
  on: {
    PhoneCodeSent: ({ data: { professionalId, sequence } }) => [
      say('phone-code', `${professionalId}:${sequence}`, { professionalId, sequence }),
    ],
    ProfessionalApproved: ({ data: { professionalId } }) => [say('pro-approved', professionalId, { professionalId })],
    ProfessionalRejected: ({ data: { professionalId, reasonCode }, version }) => [
      say('pro-rejected', `${professionalId}:${version}`, { professionalId, reason: reasonCode }),
    ],
    ProfilePublished: ({ data: { professionalId }, version }) => [
      say('profile-published', `${professionalId}:${version}`, { professionalId }),
    ],
    ProfileWordingRejected: ({ data: { professionalId, reasons }, version }) => [
      say('profile-wording', `${professionalId}:${version}`, { professionalId, reason: reasons[0] }),
    ],
  },
});
