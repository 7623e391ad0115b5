import type * as keys from '../keys/lead.js';
import { word, type WordsOf } from './word.js';

/** A request's own life: draft, confirmation, questions, hold, end. */
export const words: WordsOf<typeof keys> = {
  'lead.draft.expireDays': word(
    'Durée d’un brouillon',
    'Life of a draft',
    'Un brouillon que personne ne termine est effacé après ce nombre de jours.',
    'A draft that no one finishes is erased after this many days.',
  ),
  'lead.draft.remind1Hours': word(
    'Premier rappel d’un brouillon',
    'First reminder of a draft',
    'Le premier rappel part ce nombre d’heures après le dernier ajout au brouillon.',
    'The first reminder goes out this many hours after the draft was last changed.',
  ),
  'lead.draft.remind2Hours': word(
    'Deuxième rappel d’un brouillon',
    'Second reminder of a draft',
    'Le deuxième et dernier rappel part ce nombre d’heures après le dernier ajout au brouillon.',
    'The second and last reminder goes out this many hours after the draft was last changed.',
  ),
  'lead.description.min': word(
    'Longueur minimale de la description',
    'Shortest description',
    'Une description plus courte est refusée à l’envoi de la demande.',
    'A shorter description is refused when the request is submitted.',
  ),
  'lead.description.max': word(
    'Longueur maximale de la description',
    'Longest description',
    'Une description plus longue est refusée à l’envoi de la demande.',
    'A longer description is refused when the request is submitted.',
  ),
  'lead.files.max': word(
    'Documents par demande',
    'Documents per request',
    'Nombre de documents que le client peut joindre à une même demande.',
    'How many documents a client may attach to one request.',
  ),
  'lead.files.fileMb': word(
    'Taille d’un document',
    'Size of a document',
    'Un document plus gros est refusé; 20 Mo est le plus que le dépôt accepte.',
    'A larger document is refused; 20 MB is the most that storage accepts.',
  ),
  'lead.duplicateDays': word(
    'Recherche de doublons',
    'Search for duplicates',
    'Une nouvelle demande est comparée à celles de ce nombre de jours.',
    'A new request is compared with those of this many past days.',
  ),
  'lead.confirm.required': word(
    'Coordonnées à confirmer',
    'Contacts to confirm',
    '« L’une des deux » : une seule coordonnée confirmée suffit; « Les deux » : le courriel et le téléphone, quand les deux sont donnés. Sinon, la demande attend la fin du délai.',
    '“Either one”: one confirmed contact is enough; “Both”: the e-mail and the phone, where both were given. Otherwise the request waits out the grace period.',
  ),
  'lead.confirm.graceMinutes': word(
    'Délai avant la file de validation',
    'Grace before validation',
    'Une demande non confirmée attend ce temps avant d’entrer dans la file de validation.',
    'A request that is not confirmed waits this long before it joins the validation queue.',
  ),
  'lead.confirm.expireDays': word(
    'Expiration sans confirmation',
    'End without confirmation',
    'Une demande que le client ne confirme jamais prend fin après ce nombre de jours.',
    'A request that the client never confirms ends after this many days.',
  ),
  'lead.confirm.resendPerDay': word(
    'Renvois de confirmation par jour',
    'Confirmations resent per day',
    'Combien de fois par jour le client peut redemander son lien ou son code.',
    'How many times a day the client may ask for the link or code again.',
  ),
  'lead.info.remindHours': word(
    'Rappel d’une question au client',
    'Reminder of a question to the client',
    'Une question restée sans réponse est rappelée une fois, après ce nombre d’heures.',
    'A question without an answer is asked again once, after this many hours.',
  ),
  'lead.info.timeoutHours': word(
    'Attente d’une précision du client',
    'Wait for the client’s answer',
    'Sans réponse à nos questions après ce délai, la demande revient dans la file.',
    'If our questions stay unanswered this long, the request returns to the queue.',
  ),
  'lead.hold.maxDays': word(
    'Mise en attente la plus longue',
    'Longest time on hold',
    'Une demande peut être mise en attente ou planifiée au plus ce nombre de jours à l’avance.',
    'A request may be put on hold or scheduled at most this many days ahead.',
  ),
  'lead.mergeUndoDays': word(
    'Délai pour défaire une fusion',
    'Time to undo a merge',
    'Une demande fusionnée peut redevenir une demande à part pendant ce nombre de jours.',
    'A merged request can stand alone again for this many days.',
  ),
  'lead.reopenDays': word(
    'Réouverture d’une demande',
    'Reopening a request',
    'Une demande terminée peut être rouverte pendant ce nombre de jours.',
    'A request that has ended may be reopened for this many days.',
  ),
  'lead.maxAcceptances': word(
    'Professionnels par demande',
    'Professionals per request',
    'Combien de professionnels peuvent accepter une demande ordinaire.',
    'How many professionals may accept an ordinary request.',
  ),
  'lead.multi.max': word(
    'Professionnels d’une demande multiple',
    'Professionals of a multiple request',
    'Combien de professionnels peuvent accepter une demande que le client veut comparer.',
    'How many professionals may accept a request whose client wants to compare.',
  ),
  'lead.clientUpdateHours': word(
    'Nouvelles au client',
    'News for the client',
    'Pendant la recherche, le client reçoit des nouvelles après ce délai.',
    'While the search runs, the client gets news after this long.',
  ),
  'lead.unservedAfterHours': word(
    'Fin d’une recherche sans réponse',
    'End of an unanswered search',
    'Une recherche que personne n’accepte prend fin après ce délai.',
    'A search that no one accepts ends after this long.',
  ),
  'lead.urgent.unservedAfterHours': word(
    'Fin d’une recherche urgente',
    'End of an urgent search',
    'Une recherche urgente que personne n’accepte prend fin après ce délai.',
    'An urgent search that no one accepts ends after this long.',
  ),
  'lead.urgent.courtHours': word(
    'Date de cour urgente',
    'Urgent court date',
    'Une date de cour plus proche que ce délai rend la demande urgente.',
    'A court date closer than this makes the request urgent.',
  ),
  'lead.closeStaleDays': word(
    'Fermeture d’une demande inactive',
    'Closing an inactive request',
    'Une demande sans nouvelles est fermée après ce nombre de jours.',
    'A request without news is closed after this many days.',
  ),
  'lead.code.length': word(
    'Longueur du code d’une demande',
    'Length of a request’s code',
    'Nombre de caractères du code que l’on dit au téléphone; les codes existants restent.',
    'How many characters the code read over the phone has; existing codes stay.',
  ),
};
