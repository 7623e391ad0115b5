import { field, options, type AudienceFields } from './field.js';
import { languages, regions, spoken } from './options.js';

const types = options({
  student: ['Étudiant en droit', 'Law student'],
  articling: ['Stagiaire', 'Articling student'],
  graduate: ['Diplômé', 'Graduate'],
  assistant: ['Adjoint juridique', 'Legal assistant'],
  paralegal: ['Parajuriste', 'Paralegal'],
});
const states = options({
  hidden: ['Profil masqué', 'Hidden profile'],
  anonymous: ['Profil anonyme', 'Anonymous profile'],
  open: ['Profil visible', 'Visible profile'],
  stale: ['Sans nouvelles', 'Stale'],
  closed: ['Profil fermé', 'Closed profile'],
});
const modes = options({ office: ['Au bureau', 'At the office'], hybrid: ['Hybride', 'Hybrid'], remote: ['À distance', 'Remote'] });

/** What a segment may ask about candidates. */
export const candidateFields = {
  'candidate.type': field('Genre de candidat', 'Kind of candidate', { oneOf: types }, 'candidates', 'type'),
  'candidate.regions': field('Région recherchée', 'Region wanted', { several: regions }, 'candidates', 'regions'),
  'candidate.languages': field('Langue parlée', 'Language spoken', { several: spoken }, 'candidates', 'languages'),
  'candidate.workModes': field('Mode de travail', 'Way of working', { several: modes }, 'candidates', 'workModes'),
  'candidate.lang': field('Langue de correspondance', 'Language of correspondence', { oneOf: languages }, 'user-accounts', 'lang'),
  'candidate.state': field('État du profil', 'State of the profile', { oneOf: states }, 'candidate-files', 'state'),
  'candidate.cv': field('CV déposé', 'CV uploaded', 'boolean', 'candidate-files', 'cv'),
  'candidate.saidDays': field('Jours depuis sa dernière visite', 'Days since their last word', 'number', 'candidate-files', 'saidAt'),
} as const satisfies AudienceFields;
