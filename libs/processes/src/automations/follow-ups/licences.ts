import { at, automation, cancel, timer } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { DAY_MS, licenceNoticeDays, plus } from '@jurilien/reference';
import { createFollowUp } from '../../decisions/create-follow-up.js';
import { asking, endFollowUp, followUp } from './follow-up.js';

const soon = timer('followUp.licence', createFollowUp);

/** A licence is looked up before its proof is too old (R50): asked two weeks ahead, and again on the day where no one did. */
export const followUpLicences = automation(professional)({
  name: 'follow-up-licences',
  on: {
    LicenceVerified: ({ data: { professionalId, nextCheckAt, province }, config, stream }) => [
      endFollowUp('licenceCheck', professionalId),
      at(
        plus(nextCheckAt, -config.value(licenceNoticeDays, { province }) * DAY_MS),
        soon,
        asking({ kind: 'licenceCheck', subjectId: professionalId, occurrence: nextCheckAt, about: { professionalId }, dueAt: nextCheckAt }),
        stream,
      ),
    ],
    LicenceCheckRequested: ({ data: { professionalId, dueAt }, occurredAt }) => [
      followUp({
        kind: 'licenceCheck',
        subjectId: professionalId,
        occurrence: `due:${dueAt}`,
        about: { professionalId },
        dueAt: occurredAt,
      }),
    ],
    LicenceFailed: ({ data: { professionalId } }) => [endFollowUp('licenceCheck', professionalId)],
    ProfessionalClosed: ({ data: { professionalId }, stream }) => [
      cancel(soon, stream),
      endFollowUp('licenceCheck', professionalId, 'ended'),
    ],
  },
});
