import type * as keys from '../../keys/renewal.js';
import { word, type WordsOf } from '../word.js';

/** The invitation of a client whose request came to nothing. */
export const words: WordsOf<typeof keys> = {
  'renewal.max': word(
    'Renouvellements par demande',
    'Renewals per request',
    'Une demande est renouvelée au plus ce nombre de fois.',
    'A request is renewed this many times at most.',
  ),
  'renewal.tokenDays': word(
    'Invitation à renouveler',
    'Invitation to renew',
    'L’invitation reste ouverte ce nombre de jours; sans réponse, la demande est ensuite fermée. Deux invitations sont espacées d’autant.',
    'The invitation stays open for this many days; without an answer, the request is then closed. Two invitations are this far apart.',
  ),
  'renewal.remindDays': word(
    'Rappels de l’invitation',
    'Reminders of the invitation',
    'Deux rappels partent ce nombre de jours après l’invitation.',
    'Two reminders go out this many days after the invitation.',
  ),
  'renewal.snoozeDays': word(
    'Report de l’invitation',
    'Later invitation',
    'Un client qui répond « pas maintenant » est invité de nouveau après ce nombre de jours.',
    'A client who answers “not now” is invited again after this many days.',
  ),
  'renewal.snoozeMax': word(
    'Reports par demande',
    'Later invitations per request',
    'Un client peut répondre « pas maintenant » ce nombre de fois.',
    'A client may answer “not now” this many times.',
  ),
  'renewal.validationDays': word(
    'Validation encore valable',
    'Validation that still counts',
    'Une demande renouvelée sans changement repart aussitôt si sa validation a au plus ce nombre de jours.',
    'A request renewed without a change goes out at once if it was validated this many days ago at most.',
  ),
  'renewal.delay.unservedHours': word(
    'Après une recherche sans résultat',
    'After a search without a result',
    'L’invitation part ce nombre d’heures après la fin de la recherche.',
    'The invitation goes out this many hours after the search ends.',
  ),
  'renewal.delay.notRetainedDays': word(
    'Après un mandat non conclu',
    'After no retainer',
    'L’invitation part ce nombre de jours après la fermeture de la demande sans mandat.',
    'The invitation goes out this many days after the request is closed without a retainer.',
  ),
  'renewal.delay.replacedHours': word(
    'Après un remplacement sans résultat',
    'After a replacement without a result',
    'L’invitation part ce nombre d’heures après un remplacement refusé ou resté sans professionnel.',
    'The invitation goes out this many hours after a replacement that was refused or found no one.',
  ),
  'renewal.delay.slaSilentDays': word(
    'Après un premier appel manqué',
    'After a missed first call',
    'L’invitation part ce nombre de jours après le délai du premier appel, si personne ne s’est parlé.',
    'The invitation goes out this many days after the time for the first call, if no one has spoken.',
  ),
  'renewal.mode': word(
    'Même demande ou nouvelle demande',
    'Same request or new request',
    'Le client poursuit la même demande, ou en écrit toujours une nouvelle.',
    'The client goes on with the same request, or always writes a new one.',
  ),
};
