import type { RecordedOf } from '@jurilien/event-sourcing';
import { blacklistEntry } from '@jurilien/exclusions';
import { pipelineWebhook, professional } from '@jurilien/professionals';
import { trigger, type Occurrence } from '../trigger.js';

/** Once per time it happens. */
const each = ({ version, data: { professionalId } }: { readonly version: number; readonly data: { readonly professionalId: string } }) => ({
  key: `${professionalId}:${version}`,
  about: { professionalId },
});
/** Once per change of an entry of the blacklist. */
const ofEntry = ({
  version,
  data: { entryId },
}: RecordedOf<typeof blacklistEntry.events, keyof typeof blacklistEntry.events & string>): readonly Occurrence[] => [
  { key: `${entryId}:${version}`, about: { entryId } },
];

const profileTriggers = [
  trigger(professional)({
    key: 'profilePublished',
    label: { fr: 'La page d’un professionnel est publiée', en: 'A professional’s page is published' },
    about: ['professionalId'],
    on: { ProfilePublished: (e) => [each(e)] },
  }),
  trigger(professional)({
    key: 'profileWordingRejected',
    label: { fr: 'Le texte de la page d’un professionnel est refusé', en: 'The wording of a professional’s page is refused' },
    about: ['professionalId', 'reason'],
    on: { ProfileWordingRejected: (e) => [{ ...each(e), about: { ...each(e).about, reason: e.data.reasons[0]! } }] },
  }),
];

const licenceTriggers = [
  trigger(professional)({
    key: 'licenceCheckPlanned',
    label: { fr: 'La prochaine vérification du permis a une date', en: 'The next licence check has a date' },
    about: ['professionalId', 'vars'],
    on: {
      LicenceVerified: ({ data: { professionalId, nextCheckAt, province } }) => [
        { key: `${professionalId}:${nextCheckAt}`, about: { professionalId, vars: { at: nextCheckAt } }, anchor: nextCheckAt, province },
      ],
    },
  }),
  trigger(professional)({
    key: 'licenceCheckDue',
    label: { fr: 'Le permis doit être vérifié de nouveau', en: 'The licence is due for another check' },
    about: ['professionalId', 'vars'],
    on: {
      LicenceCheckRequested: ({ data: { professionalId, dueAt } }) => [
        { key: `${professionalId}:${dueAt}`, about: { professionalId, vars: { at: dueAt } } },
      ],
    },
  }),
];

const blacklistTriggers = [
  trigger(blacklistEntry)({
    key: 'blacklistAdded',
    label: { fr: 'Une inscription à la liste noire commence à compter', en: 'A blacklist entry begins to count' },
    about: ['entryId'],
    on: { BlacklistEntryAdded: ofEntry },
  }),
  trigger(blacklistEntry)({
    key: 'blacklistKept',
    label: { fr: 'Une inscription à la liste noire est maintenue', en: 'A blacklist entry is kept' },
    about: ['entryId'],
    on: { BlacklistEntryReviewed: ofEntry },
  }),
  trigger(blacklistEntry)({
    key: 'blacklistEnded',
    label: { fr: 'Une inscription à la liste noire prend fin', en: 'A blacklist entry ends' },
    about: ['entryId'],
    on: { BlacklistEntryLifted: ofEntry, BlacklistEntryExpired: ofEntry },
  }),
];

export const memberTriggers = [
  ...profileTriggers,
  ...licenceTriggers,
  trigger(professional)({
    key: 'termsWait',
    label: { fr: 'De nouvelles conditions attendent l’accord d’un membre', en: 'New terms await a member’s agreement' },
    about: ['professionalId'],
    // No event of theirs: a nightly round of the worker finds the members who have not agreed (`announce-terms`).
    on: {},
  }),
  trigger(pipelineWebhook)({
    key: 'webhookFailed',
    label: {
      fr: 'Les appels vers l’outil d’un professionnel s’arrêtent après des échecs',
      en: 'Calls to a professional’s tool stop after failures',
    },
    about: ['professionalId'],
    // What they switch off themselves they know.
    on: { PipelineWebhookSwitchedOff: (e) => (e.data.by === 'failures' ? [each(e)] : []) },
  }),
  ...blacklistTriggers,
];
