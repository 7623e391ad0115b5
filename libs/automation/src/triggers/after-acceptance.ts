import { acceptance } from '@jurilien/acceptance';
import { trigger } from '../trigger.js';
import { each, IDS } from './acceptances.js';

/** How an acceptance goes on once the two have met, or have not. */
export const afterAcceptanceTriggers = [
  trigger(acceptance)({
    key: 'replacementRefused',
    label: { fr: 'Le client n’aura pas d’autre professionnel', en: 'The client is refused another professional' },
    about: IDS,
    on: { ReplacementRefused: (e) => [each(e)] },
  }),
  trigger(acceptance)({
    key: 'replaced',
    label: { fr: 'Un autre professionnel est cherché pour le client', en: 'Another professional is searched for' },
    about: IDS,
    on: { AcceptanceReplaced: (e) => [each(e)] },
  }),
  trigger(acceptance)({
    key: 'chosen',
    label: { fr: 'Le client choisit ce professionnel', en: 'The client chooses this professional' },
    about: IDS,
    on: { ProfessionalChosen: (e) => [each(e)] },
  }),
  trigger(acceptance)({
    key: 'notChosen',
    label: { fr: 'Le client en choisit un autre', en: 'The client chooses another one' },
    about: IDS,
    on: { MandateOutcomeRecorded: (e) => (e.data.reason === 'notChosen' ? [each(e)] : []) },
  }),
  trigger(acceptance)({
    key: 'professionalUnable',
    label: { fr: 'Le professionnel ne peut pas continuer', en: 'The professional cannot go on' },
    about: IDS,
    on: { AcceptanceClosed: (e) => (e.data.closeReason === 'unable' ? [each(e)] : []) },
  }),
  trigger(acceptance)({
    key: 'clientUnreachable',
    label: { fr: 'Le professionnel n’a pas pu joindre le client', en: 'The professional could not reach the client' },
    about: IDS,
    on: { AcceptanceClosed: (e) => (e.data.closeReason === 'clientUnreachable' ? [each(e)] : []) },
  }),
  trigger(acceptance)({
    key: 'creditAsked',
    label: { fr: 'Le professionnel demande un crédit', en: 'The professional asks for a credit' },
    about: IDS,
    on: { LeadCreditRequested: (e) => [each(e)] },
  }),
  trigger(acceptance)({
    key: 'saidRepresented',
    label: {
      fr: 'Le professionnel demande un crédit : le client était déjà représenté',
      en: 'The professional asks for a credit: the client was represented already',
    },
    about: IDS,
    on: { LeadCreditRequested: (e) => (e.data.reason === 'alreadyRepresented' ? [each(e)] : []) },
  }),
  trigger(acceptance)({
    key: 'creditDecided',
    label: { fr: 'Un crédit demandé est accordé ou refusé', en: 'A credit that was asked for is granted or refused' },
    about: IDS,
    on: { LeadCreditApproved: (e) => [each(e)], LeadCreditRefused: (e) => [each(e)] },
  }),
];
