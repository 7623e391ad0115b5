import { field, options, type AudienceFields } from './field.js';
import { fieldsOfLaw, languages, provinces, regions, spoken, titles } from './options.js';

const states = options({
  Registered: ['Inscrit', 'Registered'],
  Applied: ['Candidature reçue', 'Applied'],
  Approved: ['Approuvé', 'Approved'],
  Suspended: ['Suspendu', 'Suspended'],
  Rejected: ['Refusé', 'Rejected'],
  Closed: ['Compte fermé', 'Account closed'],
});
/** Juricoins that can be spent; the limits are those that staff speak of. */
const balances = options({
  none: ['Aucun juricoin', 'No juricoin'],
  low: ['Moins de 10', 'Fewer than 10'],
  some: ['De 10 à 49', '10 to 49'],
  high: ['50 ou plus', '50 or more'],
});
const plans = options({ subscription: ['Abonnement', 'Subscription'], perPurchase: ['À l’achat', 'Per purchase'] });

/** What a segment may ask about professionals: their practice and their account, nothing of any request. */
export const professionalFields = {
  'professional.province': field('Province', 'Province', { oneOf: provinces }, 'professionals', 'province'),
  'professional.regions': field('Région desservie', 'Region served', { several: regions }, 'professionals', 'regions'),
  'professional.city': field('Ville du bureau', 'City of the office', 'text', 'match-profiles', 'city'),
  'professional.fields': field('Domaine de pratique', 'Field of practice', { several: fieldsOfLaw }, 'professionals', 'fields'),
  'professional.languages': field('Langue de travail', 'Working language', { several: spoken }, 'professionals', 'languages'),
  'professional.lang': field('Langue de correspondance', 'Language of correspondence', { oneOf: languages }, 'professionals', 'lang'),
  'professional.title': field('Titre', 'Title', { oneOf: titles }, 'professionals', 'title'),
  'professional.state': field('État du compte', 'State of the account', { oneOf: states }, 'professionals', 'state'),
  'professional.memberDays': field('Jours depuis l’approbation', 'Days since approval', 'number', 'professionals', 'approvedAt'),
  'professional.paused': field('Offres en pause', 'Offers paused', 'boolean', 'professionals', 'paused'),
  'professional.purchaseDays': field('Jours depuis le dernier achat', 'Days since the last purchase', 'number', 'purchases', 'paidAt'),
  'professional.purchases': field('Achats en 12 mois', 'Purchases in 12 months', 'number', 'purchases', 'paidAt'),
  'professional.balance': field('Solde', 'Balance', { oneOf: balances }, 'credit-accounts', 'availableCc'),
  'professional.plan': field('Formule', 'Plan', { oneOf: plans }, 'subscriptions', 'state'),
  'professional.autoTopUp': field('Recharge automatique', 'Automatic top-up', 'boolean', 'match-profiles', 'autoTopUp'),
} as const satisfies AudienceFields;
