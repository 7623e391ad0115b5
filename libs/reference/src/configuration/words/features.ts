import type * as keys from '../keys/features.js';
import { word, type WordsOf } from './word.js';

/** What is offered at all. */
export const words: WordsOf<typeof keys> = {
  'feature.subscription': word(
    'Abonnements',
    'Subscriptions',
    'Désactivé, personne ne prend d’abonnement; ceux en cours se renouvellent et peuvent être annulés.',
    'When off, no one takes out a subscription; those under way renew and can be cancelled.',
  ),
  'feature.multi': word(
    'Plusieurs professionnels par demande',
    'Several professionals per request',
    'Désactivé, une nouvelle demande ne peut pas en souhaiter plusieurs; celles déjà envoyées gardent ce choix.',
    'When off, a new request cannot ask for several; those already sent keep that choice.',
  ),
  'feature.board': word(
    'Tableau des demandes ouvertes',
    'Board of open requests',
    'Désactivé, aucune nouvelle recherche n’y mène et aucune alerte ne part; ce qui y est affiché peut encore être réservé.',
    'When off, no new search leads there and no alert goes out; what is listed can still be reserved.',
  ),
  'feature.autoClaim': word(
    'Réservation automatique',
    'Automatic reservation',
    'Désactivé, aucune règle n’est activée ni appliquée aux nouvelles offres; les règles sont conservées et les réservations déjà prévues se font.',
    'When off, no rule is switched on or applied to new offers; rules are kept and reservations already planned go ahead.',
  ),
  'feature.campaigns': word(
    'Campagnes',
    'Campaigns',
    'Désactivé, aucune nouvelle campagne n’est planifiée; celles en cours se terminent.',
    'When off, no new campaign is scheduled; those under way are finished.',
  ),
  'feature.recruit': word(
    'Recrutement',
    'Recruiting',
    'Désactivé, aucun profil n’est créé ni affiché et aucune approche n’est faite; les approches ouvertes reçoivent leur réponse.',
    'When off, no profile is created or shown and no approach is made; open approaches get their answer.',
  ),
  'feature.ontario': word(
    'Service en Ontario',
    'Service in Ontario',
    'Désactivé, aucune demande ni inscription n’est reçue de l’Ontario; celles en cours sont menées à terme.',
    'When off, no request or registration from Ontario is received; those under way are carried through.',
  ),
  'feature.quebec': word(
    'Service au Québec',
    'Service in Quebec',
    'Désactivé, aucune demande ni inscription n’est reçue du Québec; celles en cours sont menées à terme.',
    'When off, no request or registration from Quebec is received; those under way are carried through.',
  ),
  'feature.calendarSync': word(
    'Lecture d’un autre agenda',
    'Reading another calendar',
    'Activé, une personne peut donner l’adresse d’un autre agenda, dont les heures occupées ne sont plus offertes; désactivé, aucune adresse n’est lue.',
    'When on, a person may give the address of another calendar, whose busy times are no longer offered; when off, no address is read.',
  ),
};
