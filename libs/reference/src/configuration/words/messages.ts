import type * as keys from '../keys/messages.js';
import { word, type WordsOf } from './word.js';

/** Text messages and e-mails: hours, caps, length, failures. */
export const words: WordsOf<typeof keys> = {
  'quiet.sms.weekday': word(
    'Textos la semaine',
    'Texts on weekdays',
    'Les heures où un texto peut sonner chez un client un jour ouvrable.',
    'The hours in which a text may ring at a client’s on a working day.',
  ),
  'quiet.sms.professionalWeekday': word(
    'Textos aux professionnels la semaine',
    'Texts to professionals on weekdays',
    'Les mêmes heures chez un professionnel qui n’a pas choisi les siennes.',
    'The same hours for a professional who has not chosen their own.',
  ),
  'quiet.sms.weekend': word(
    'Textos la fin de semaine',
    'Texts on weekends',
    'Les heures des textos le samedi, le dimanche et les jours fériés.',
    'The hours for texts on Saturdays, Sundays and holidays.',
  ),
  'quiet.email.marketing': word(
    'Courriels d’information',
    'Marketing e-mails',
    'Les heures où part un courriel promotionnel.',
    'The hours in which a promotional e-mail goes out.',
  ),
  'quiet.email.service': word(
    'Courriels de service',
    'Service e-mails',
    'Les heures où part un courriel qui peut attendre.',
    'The hours in which an e-mail that can wait goes out.',
  ),
  'caps.person.perDay': word(
    'Messages par personne et par jour',
    'Messages per person and day',
    'Au-delà, les messages de service et les messages promotionnels ne sont pas envoyés; ils ne partent pas plus tard.',
    'Beyond this, service and marketing messages are not sent, nor are they sent later.',
  ),
  'caps.person.perWeek': word(
    'Messages par personne et par semaine',
    'Messages per person and week',
    'Le même plafond sur sept jours : au-delà, ces messages ne sont pas envoyés.',
    'The same cap over seven days: beyond it, these messages are not sent.',
  ),
  'caps.person.marketingPerMonth': word(
    'Messages promotionnels par mois',
    'Marketing messages per month',
    'Le plus de messages promotionnels qu’une personne reçoit en trente jours.',
    'The most marketing messages a person receives in thirty days.',
  ),
  'complaints.alarmPercent': word(
    'Plaintes qui alertent l’équipe',
    'Complaints that alert the team',
    'L’équipe est alertée dès que cette part des courriels de service et d’information d’une journée est signalée comme indésirable.',
    'The team is alerted once this share of a day’s service and marketing e-mails is reported as unwanted.',
  ),
  'complaints.killPercent': word(
    'Plaintes qui arrêtent les messages promotionnels',
    'Complaints that stop marketing',
    'À partir de cette part, les messages promotionnels s’arrêtent d’eux-mêmes; un administrateur les remet en marche.',
    'From this share on marketing messages stop by themselves; an administrator switches them on again.',
  ),
  'automation.maxLatenessHours': word(
    'Retard d’un message automatique',
    'Lateness of an automatic message',
    'Un message plus en retard que ce temps n’est plus envoyé.',
    'A message later than this is no longer sent.',
  ),
  'automation.dryRunDays': word(
    'Jours rejoués par l’essai d’une règle',
    'Days replayed by the trial of a rule',
    'L’essai d’une règle rejoue les événements de ces jours, sans rien envoyer.',
    'The trial of a rule replays the events of these days, without sending anything.',
  ),
  'automation.dryRunValidDays': word(
    'Validité de l’essai d’une règle',
    'How long the trial of a rule counts',
    'Une règle ne peut être activée que si son essai date de moins que ce temps.',
    'A rule can be activated only if its trial is no older than this.',
  ),
  'sms.pauseHours': word(
    'Pause demandée par texto',
    'Pause asked by text',
    'Les offres s’arrêtent ce temps quand un professionnel répond PAUSE.',
    'Offers stop for this long when a professional answers PAUSE.',
  ),
  'sms.maxSegments': word(
    'Longueur d’un texto',
    'Length of a text',
    'Un texto écrit par l’équipe ne dépasse pas ce nombre de segments facturés.',
    'A text written by the team never exceeds this many billed segments.',
  ),
  'sms.thousandSegmentsCents': word(
    'Prix de mille segments de texto',
    'Price of a thousand segments of texts',
    'Ce que le fournisseur facture pour mille segments, taxes non comprises. À 0, le rapport ne dit pas ce que coûtent les textos.',
    'What the provider bills for a thousand segments, before taxes. At 0 the report does not tell what texts cost.',
  ),
  'sms.unreachableFailures': word(
    'Échecs d’un numéro',
    'Failures of a number',
    'Après ce nombre d’échecs, un numéro est tenu pour injoignable.',
    'After this many failures a number counts as unreachable.',
  ),
  'sms.unreachableDays': word(
    'Période des échecs',
    'Span of the failures',
    'Les échecs sont comptés sur ce nombre de jours.',
    'Failures are counted over this many days.',
  ),
  'retry.backoffMinutes': word(
    'Reprises d’un travail',
    'Retries of failed work',
    'Un envoi ou un autre travail qui échoue est repris après ces minutes.',
    'A delivery or other work that fails is tried again after these minutes.',
  ),
  'sender.name': word(
    'Nom de l’expéditeur',
    'Name of the sender',
    'Qui signe les textos et les courriels, et le nom affiché à côté de l’adresse d’envoi.',
    'Who signs text messages and e-mails, and the name shown beside the sending address.',
  ),
};
