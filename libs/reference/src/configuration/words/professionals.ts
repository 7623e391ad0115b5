import type * as keys from '../keys/professionals.js';
import { word, type WordsOf } from './word.js';

/** Licences and terms of professionals. */
export const words: WordsOf<typeof keys> = {
  'professional.titles.enabled': word(
    'Titres qui peuvent s’inscrire',
    'Titles that may register',
    'Les titres proposés à l’inscription dans une province; les membres inscrits gardent le leur.',
    'The titles offered at registration in a province; members who have registered keep theirs.',
  ),
  'professional.reviewDays': word(
    'Réponse à une inscription',
    'Answer to an application',
    'Le délai annoncé à qui s’inscrit pour savoir si son dossier est accepté, et à qui fait relire sa page publique.',
    'The time stated to those who register for hearing whether they are accepted, and to those whose public page is read.',
  ),
  'licence.maxAgeDays': word(
    'Âge d’une vérification de permis',
    'Age of a licence check',
    'Un permis vérifié depuis plus longtemps ne donne plus droit aux offres.',
    'A licence checked longer ago no longer gives a right to offers.',
  ),
  'licence.recheckDays': word(
    'Nouvelle vérification du permis',
    'Next licence check',
    'Le permis est vérifié de nouveau après ce nombre de jours.',
    'The licence is checked again after this many days.',
  ),
  'licence.noticeDays': word(
    'Avis avant l’échéance du permis',
    'Notice before a licence check ends',
    'Le professionnel est prévenu ce nombre de jours avant.',
    'The professional is notified this many days ahead.',
  ),
  'licence.graceDays': word(
    'Sursis du permis',
    'Licence grace',
    'Temps pour régler un permis qui n’a pas pu être confirmé.',
    'Time to settle a licence that could not be confirmed.',
  ),
  'professional.termsNoticeDays': word(
    'Préavis des conditions',
    'Notice of new terms',
    'Temps pour accepter de nouvelles conditions avant que les offres s’arrêtent.',
    'Time to agree to new terms before offers stop.',
  ),
};
