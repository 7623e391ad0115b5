import { field, options, type AudienceFields } from './field.js';
import { languages, provinces, regions } from './options.js';

/** States in which a request can be that its client still hears of; drafts, blocked and merged ones are in no audience. */
export const CLIENT_STATES = options({
  AwaitingConfirmation: ['À confirmer', 'Awaiting confirmation'],
  ToValidate: ['À valider', 'To validate'],
  InValidation: ['En validation', 'In validation'],
  AwaitingInfo: ['En attente du client', 'Waiting for the client'],
  OnHold: ['En suspens', 'On hold'],
  Ready: ['Prête', 'Ready'],
  Offering: ['Offerte', 'Offered'],
  SelfServe: ['Au tableau', 'On the board'],
  Accepted: ['Acceptée', 'Accepted'],
  InService: ['En service', 'In service'],
  Unserved: ['Non servie', 'Unserved'],
  Closed: ['Fermée', 'Closed'],
  Rejected: ['Rejetée', 'Rejected'],
  Withdrawn: ['Retirée', 'Withdrawn'],
  Referred: ['Dirigée ailleurs', 'Referred elsewhere'],
});

/**
 * What a segment may ask about clients, of their latest request. Nothing of what it is about: no field of law, description, answer, means,
 * legal aid or criminal matter.
 */
export const clientFields = {
  'client.province': field('Province', 'Province', { oneOf: provinces }, 'leads', 'province'),
  'client.region': field('Région', 'Region', { oneOf: regions }, 'leads', 'region'),
  'client.lang': field('Langue de correspondance', 'Language of correspondence', { oneOf: languages }, 'leads', 'lang'),
  'client.month': field('Mois de la dernière demande', 'Month of the latest request', 'month', 'leads', 'createdAt'),
  'client.requestDays': field('Jours depuis la dernière demande', 'Days since the latest request', 'number', 'leads', 'createdAt'),
  'client.state': field('État de la dernière demande', 'State of the latest request', { oneOf: CLIENT_STATES }, 'leads', 'state'),
  'client.requests': field('Nombre de demandes', 'Number of requests', 'number', 'leads', 'id'),
} as const satisfies AudienceFields;
