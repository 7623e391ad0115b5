import { field, options, type AudienceFields } from './field.js';
import { fieldsOfLaw, languages, provinces, regions, titles } from './options.js';

const stages = options({
  prospect: ['À joindre', 'To reach'],
  contacted: ['Joint', 'Contacted'],
  meeting: ['Rencontre', 'Meeting'],
  lost: ['Perdu', 'Lost'],
});
const bases = options({
  express: ['Consentement exprès', 'Express consent'],
  'implied-contract': ['Tacite, après un contrat', 'Implied, after a contract'],
  'implied-inquiry': ['Tacite, après une demande', 'Implied, after an enquiry'],
});

/**
 * What a segment may ask about prospects: their practice, how far they are and on what they may be written to. Nothing that was noted of
 * them, and no one who became a member.
 */
export const prospectFields = {
  'prospect.stage': field('Étape', 'Stage', { oneOf: stages }, 'prospects', 'stage'),
  'prospect.stageDays': field('Jours à cette étape', 'Days at this stage', 'number', 'prospects', 'stageAt'),
  'prospect.province': field('Province', 'Province', { oneOf: provinces }, 'prospects', 'province'),
  'prospect.region': field('Région', 'Region', { oneOf: regions }, 'prospects', 'region'),
  'prospect.fields': field('Domaine de pratique', 'Field of practice', { several: fieldsOfLaw }, 'prospects', 'fields'),
  'prospect.title': field('Titre', 'Title', { oneOf: titles }, 'prospects', 'title'),
  'prospect.lang': field('Langue de correspondance', 'Language of correspondence', { oneOf: languages }, 'prospects', 'lang'),
  'prospect.basis': field('Base pour écrire', 'Basis for writing', { oneOf: bases }, 'prospects', 'basis'),
  'prospect.texts': field('Accepte les textos', 'Agrees to texts', 'boolean', 'prospects', 'textsSince'),
  'prospect.listed': field('Apporté par une liste', 'Brought by a list', 'boolean', 'prospects', 'importId'),
  'prospect.owned': field('A un responsable', 'Has an owner', 'boolean', 'prospects', 'ownerId'),
  'prospect.knownDays': field('Jours depuis la fiche', 'Days since the record', 'number', 'prospects', 'createdAt'),
} as const satisfies AudienceFields;
