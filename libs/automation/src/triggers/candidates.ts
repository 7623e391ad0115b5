import type { RecordedOf } from '@jurilien/event-sourcing';
import { candidate, candidateContacts, employeeAlerts, erasure, jobApplication } from '@jurilien/recruiting';
import { trigger, type Occurrence } from '../trigger.js';

const IDS = ['professionalId', 'candidateId', 'requestId'] as const;
interface OfContact {
  readonly data: Readonly<Record<(typeof IDS)[number], string>>;
}
/** Once per request of a firm. */
const ofContact = ({ data: { professionalId, candidateId, requestId } }: OfContact): Occurrence => ({
  key: requestId,
  about: { professionalId, candidateId, requestId },
});

type Spoken = RecordedOf<
  typeof candidate.events,
  'CandidateProfileCreated' | 'CandidateProfileUpdated' | 'CandidateVisibilitySet' | 'CandidateCvUploaded' | 'CandidateProfileClosed'
>;
/** Every word of a candidate puts the erasure off: its date is what the wait counts back from. */
const spoken = ({ version, occurredAt, config, data: { candidateId } }: Spoken): readonly Occurrence[] => [
  { key: `${candidateId}:${version}`, about: { candidateId }, anchor: erasure(occurredAt, config).eraseAt },
];

const contactTriggers = [
  trigger(candidateContacts)({
    key: 'candidateContactRequested',
    label: { fr: 'Un cabinet veut parler à un candidat', en: 'A firm wants to talk with a candidate' },
    about: IDS,
    on: { CandidateContactRequested: (e) => [{ ...ofContact(e), keys: [e.data.requestId, `${e.data.requestId}:again`] }] },
  }),
  trigger(candidateContacts)({
    key: 'candidateContactAccepted',
    label: { fr: 'Le candidat accepte de parler au cabinet', en: 'The candidate agrees to talk with the firm' },
    about: IDS,
    on: { CandidateContactAccepted: (e) => [ofContact(e)] },
  }),
  trigger(candidateContacts)({
    key: 'candidateContactDeclined',
    label: { fr: 'Le candidat décline la demande du cabinet', en: 'The candidate declines the firm’s request' },
    about: IDS,
    on: { CandidateContactDeclined: (e) => [ofContact(e)] },
  }),
];

export const candidateTriggers = [
  trigger(employeeAlerts)({
    key: 'employeeAlertMatched',
    label: { fr: 'Des candidats répondent à l’alerte d’un cabinet', en: 'Candidates match a firm’s alert' },
    about: ['professionalId', 'alertId', 'candidateIds', 'channels'],
    on: {
      // One that waits for its letter is told of by that. Two searches that find the same person speak once.
      EmployeeAlertMatched: ({ data: { professionalId, alertId, candidateId, channel, day, dueAt } }) =>
        dueAt && day
          ? []
          : [
              {
                key: `${professionalId}:${candidateId}`,
                about: { professionalId, alertId, candidateIds: [candidateId], channels: [channel] },
              },
            ],
      EmployeeAlertDigestDue: ({ data: { professionalId, alertId, day, candidateIds } }) => [
        { key: `${alertId}:${day}`, about: { professionalId, alertId, candidateIds, channels: ['email'] } },
      ],
    },
  }),
  ...contactTriggers,
  trigger(candidate)({
    key: 'candidateSpoke',
    label: { fr: 'Un candidat donne de ses nouvelles', en: 'A candidate is heard from' },
    about: ['candidateId'],
    on: {
      CandidateProfileCreated: spoken,
      CandidateProfileUpdated: spoken,
      CandidateVisibilitySet: spoken,
      CandidateCvUploaded: spoken,
      CandidateProfileClosed: spoken,
    },
  }),
  trigger(jobApplication)({
    key: 'jobApplicationReceived',
    label: { fr: 'Une personne postule chez nous', en: 'Someone applies to work with us' },
    about: ['subjectId'],
    on: { JobApplicationReceived: ({ data: { applicationId } }) => [{ key: applicationId, about: { subjectId: applicationId } }] },
  }),
];
