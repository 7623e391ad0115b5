import type * as keys from '../keys/intake.js';
import { word, type WordsOf } from './word.js';

/** Forms, and what keeps machines from sending them. */
export const words: WordsOf<typeof keys> = {
  'intake.oolong.enabled': word(
    'Formulaire court de campagne',
    'Short campaign form',
    'Le formulaire de cinq questions pour les campagnes est ouvert.',
    'The five-question form for campaigns is open.',
  ),
  'intake.work.bits': word(
    'Travail du navigateur',
    'Browser work',
    'L’effort qu’un navigateur fournit sans qu’on le voie avant l’envoi d’un formulaire.',
    'The effort a browser makes unseen before a form is sent.',
  ),
  'intake.work.bitsPerDoubling': word(
    'Travail de plus par doublement',
    'More work per doubling',
    'L’effort ajouté chaque fois que le nombre de formulaires double.',
    'The effort added each time the number of forms doubles.',
  ),
  'intake.work.bitsMost': word(
    'Travail le plus grand',
    'Most work',
    'L’effort ne dépasse jamais ce nombre.',
    'The effort never exceeds this number.',
  ),
  'intake.work.floodPerHour': word(
    'Afflux de formulaires',
    'Flood of forms',
    'À partir de ce nombre de formulaires par heure, l’effort augmente.',
    'From this many forms an hour the effort grows.',
  ),
  'intake.work.minutes': word(
    'Temps pour remplir',
    'Time to fill in',
    'Le travail du navigateur vaut pendant ce temps.',
    'The browser’s work is good for this long.',
  ),
  'intake.unproven.perAddressPerHour': word(
    'Formulaires sans travail par adresse',
    'Forms without work per address',
    'Combien de formulaires sans ce travail une adresse peut envoyer par heure.',
    'How many forms without that work one address may send in an hour.',
  ),
  'intake.unproven.perHour': word(
    'Formulaires sans travail en tout',
    'Forms without work in all',
    'Combien de ces formulaires sont acceptés en une heure.',
    'How many of these forms are accepted in an hour.',
  ),
  'intake.forms.perAddressPerDay': word(
    'Formulaires par adresse et par jour',
    'Forms per address and day',
    'Combien de formulaires du même genre une adresse peut envoyer par jour, avec ou sans le travail du navigateur.',
    'How many forms of one kind an address may send in a day, with or without the browser’s work.',
  ),
  'intake.requests.perPhonePerDay': word(
    'Demandes par téléphone et par jour',
    'Requests per phone and day',
    'Combien de demandes un même numéro de téléphone peut envoyer par jour.',
    'How many requests one phone number may send in a day.',
  ),
  'intake.adSpending': word(
    'Dépenses publicitaires',
    'Spending on advertisements',
    'Ce qui a été dépensé, pour quels jours et chez quel annonceur (le mot que montre le rapport : google, par exemple), au besoin pour une campagne et ses mots. Le rapport en tire le coût par demande acceptée.',
    'What was spent, for which days and with which advertiser (the word that the report shows: google, for instance), and where it applies for a campaign and its words. From it the report tells the cost per accepted request.',
  ),
};
