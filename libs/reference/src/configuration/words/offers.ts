import type * as keys from '../keys/offers.js';
import { word, type WordsOf } from './word.js';

/** Waves, offers, the board and what follows ignored offers. */
export const words: WordsOf<typeof keys> = {
  'wave.plan.default': word(
    'Vagues ordinaires',
    'Ordinary waves',
    'Combien de professionnels reçoivent une demande ordinaire, vague après vague, et pendant combien de minutes.',
    'How many professionals are offered an ordinary request, wave after wave, and for how many minutes.',
  ),
  'wave.plan.urgent': word(
    'Vagues urgentes',
    'Urgent waves',
    'Les vagues d’une demande urgente; elles avancent jour et nuit.',
    'The waves of an urgent request; they run day and night.',
  ),
  'wave.plan.super': word(
    'Vagues d’une superdemande',
    'Waves of a super request',
    'Les vagues d’une superdemande.',
    'The waves of a super request.',
  ),
  'wave.plan.aj': word(
    'Vagues de l’aide juridique',
    'Waves of legal aid',
    'Les vagues d’une demande à l’aide juridique.',
    'The waves of a request under legal aid.',
  ),
  'wave.plan.renewed': word(
    'Vagues d’une demande renouvelée',
    'Waves of a renewed request',
    'Les vagues d’une demande qui revient après un premier échec.',
    'The waves of a request that comes back after a first failure.',
  ),
  'wave.plan.preferred': word(
    'Professionnel choisi par le client',
    'Professional chosen by the client',
    'Combien de minutes d’ouverture le professionnel choisi a pour lui seul avant les autres.',
    'How many opening minutes the chosen professional has alone before the others.',
  ),
  'super.selfServe': word(
    'Superdemandes au tableau',
    'Super requests on the board',
    'Les superdemandes peuvent aussi paraître au tableau, ouvertes à tous.',
    'Super requests may also appear on the board, open to all.',
  ),
  'offer.lateClaim': word(
    'Réservation après le délai',
    'Late reservation',
    'Une offre dont le délai est passé peut encore être prise tant que personne ne l’a prise.',
    'An offer past its time may still be taken as long as no one else took it.',
  ),
  'offer.maxOpenPerProfessional': word(
    'Offres ouvertes par professionnel',
    'Open offers per professional',
    'Un professionnel qui a ce nombre d’offres ouvertes n’en reçoit pas d’autre.',
    'A professional with this many open offers receives no more.',
  ),
  'offer.maxPerFirmPerWave': word(
    'Offres par cabinet et par vague',
    'Offers per firm and wave',
    'Combien de membres d’un même cabinet reçoivent une offre dans une vague.',
    'How many members of one firm are offered a request in one wave.',
  ),
  'board.alert.most': word(
    'Alertes du tableau',
    'Board alerts',
    'Combien d’alertes un professionnel peut garder.',
    'How many alerts a professional may keep.',
  ),
  'board.alert.atOncePerDay': word(
    'Alertes immédiates par jour',
    'Instant alerts per day',
    'Au-delà de ce nombre, les alertes du jour attendent le résumé.',
    'Beyond this number, the day’s alerts wait for the digest.',
  ),
  'selfServe.discountAfterHours': word(
    'Rabais du tableau : délai',
    'Board discount: delay',
    'Une demande au tableau depuis ce temps coûte moins cher.',
    'A request that has been on the board this long costs less.',
  ),
  'selfServe.discountBp': word(
    'Rabais du tableau : facteur',
    'Board discount: factor',
    'Le prix d’une demande au tableau est multiplié par ce facteur; × 1 est le plein prix.',
    'The price of a request on the board is multiplied by this factor; × 1 is full price.',
  ),
  'ignored.count': word(
    'Offres ignorées',
    'Ignored offers',
    'Ce nombre d’offres sans réponse déclenche un avis au professionnel.',
    'This many unanswered offers trigger a notice to the professional.',
  ),
  'ignored.windowDays': word(
    'Période des offres ignorées',
    'Span of ignored offers',
    'Les offres sans réponse sont comptées sur ce nombre de jours.',
    'Unanswered offers are counted over this many days.',
  ),
  'ignored.autoPauseAfterDays': word(
    'Pause après l’avis',
    'Pause after the notice',
    'Sans réaction à l’avis après ce nombre de jours, les offres s’arrêtent.',
    'If the notice brings no reaction within this many days, offers stop.',
  ),
  'ignored.autoPauseDays': word(
    'Durée de la pause',
    'Length of the pause',
    'Les offres s’arrêtent pendant ce nombre de jours.',
    'Offers stop for this many days.',
  ),
};
