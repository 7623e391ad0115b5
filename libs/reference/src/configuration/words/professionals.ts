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
  'churn.noPurchaseDays': word(
    'Départ : sans achat depuis',
    'Leaving: no purchase for',
    'Un membre qui achetait et n’achète plus depuis ce nombre de jours est signalé aux ventes.',
    'A member who used to buy and has not for this many days is shown to sales.',
  ),
  'churn.ignoredOffers': word(
    'Départ : offres sans réponse',
    'Leaving: offers unanswered',
    'Autant d’offres de suite laissées sans un mot signalent un membre aux ventes.',
    'This many offers in a row left without a word show a member to sales.',
  ),
  'churn.pauseDays': word(
    'Départ : longue pause',
    'Leaving: long pause',
    'Une pause qui a encore ce nombre de jours devant elle, ou aucune fin, signale un membre aux ventes.',
    'A pause with this many days ahead of it, or no end, shows a member to sales.',
  ),
  'churn.licenceDays': word(
    'Départ : permis à vérifier',
    'Leaving: licence to check',
    'Un permis à vérifier d’ici ce nombre de jours signale un membre aux ventes.',
    'A licence to be checked within this many days shows a member to sales.',
  ),
  'churn.contactPercent': word(
    'Départ : premiers appels à temps',
    'Leaving: first calls in time',
    'Une part plus basse de premiers appels faits à temps, sur 90 jours, signale un membre aux ventes.',
    'A lower share of first calls made in time, over 90 days, shows a member to sales.',
  ),
  'churn.leastCalls': word(
    'Départ : appels qu’il faut',
    'Leaving: calls it takes',
    'Avec moins de premiers appels que cela, leur part ne dit rien d’un membre.',
    'With fewer first calls than this, their share says nothing of a member.',
  ),
};
