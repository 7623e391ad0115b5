import { relay } from '@jurilien/messaging';
import { OWN_RULES } from '@jurilien/processes';
import { ownAutomations } from '@jurilien/professionals';
import type { Both } from '../both.js';
import { trigger, type Occurrence, type Trigger } from '../trigger.js';

const ABOUT = ['leadId', 'acceptanceId', 'professionalId', 'entryId'] as const;

interface Word {
  readonly data: { readonly relayId: string; readonly leadId: string; readonly professionalId: string; readonly entryId: string };
}
/** By ids alone: the words are read when they are written down for the way. */
const word = ({ data: { relayId, leadId, professionalId, entryId } }: Word): readonly Occurrence[] => [
  { key: entryId, about: { leadId, professionalId, acceptanceId: relayId, entryId } },
];

/** An automation of the professional’s wrote to the client (M21). */
const written = (rule: string, key: string, label: Both<string>): Trigger =>
  trigger(relay)({ key, label, about: ABOUT, on: { AutomationWroteToClient: (e) => (e.data.rule === rule ? word(e) : []) } });

/** What a professional and the client of an accepted request say to each other, and what a professional had prepared. */
export const wordsBetweenTriggers = [
  trigger(relay)({
    key: 'professionalWrote',
    label: { fr: 'Le professionnel écrit au client', en: 'The professional writes to the client' },
    about: ABOUT,
    on: { ProfessionalWroteToClient: word },
  }),
  trigger(relay)({
    key: 'clientWrote',
    label: { fr: 'Le client écrit au professionnel', en: 'The client writes to the professional' },
    about: ABOUT,
    on: { ClientWroteToProfessional: word },
  }),
  written(OWN_RULES.welcomeMessage, 'ownWelcome', {
    fr: 'Le message de bienvenue d’un professionnel est prêt',
    en: 'A professional’s welcome message is ready',
  }),
  written(OWN_RULES.bookingLink, 'ownBooking', {
    fr: 'Le lien de rendez-vous d’un professionnel est prêt',
    en: 'A professional’s booking link is ready',
  }),
  written(OWN_RULES.followUp3d, 'ownFollowUp3d', {
    fr: 'Le suivi de 3 jours d’un professionnel est prêt',
    en: 'A professional’s 3-day follow-up is ready',
  }),
  written(OWN_RULES.followUp10d, 'ownFollowUp10d', {
    fr: 'Le suivi de 10 jours d’un professionnel est prêt',
    en: 'A professional’s 10-day follow-up is ready',
  }),
  written(OWN_RULES.outOfOffice, 'ownAway', {
    fr: 'Le client écrit à un professionnel absent',
    en: 'The client writes to a professional who is away',
  }),
  trigger(ownAutomations)({
    key: 'ownReminder',
    label: {
      fr: 'Le rappel qu’un professionnel se destine est prêt',
      en: 'The reminder that a professional prepared for themselves is ready',
    },
    about: ABOUT,
    on: {
      ProfessionalAutomationRan: ({ data: { kind, outcome, acceptanceId, leadId, professionalId, entryId } }) =>
        kind === 'selfReminder' && outcome === 'written'
          ? [{ key: acceptanceId, about: { acceptanceId, leadId, professionalId, entryId } }]
          : [],
    },
  }),
];
