import { defined, type Defined } from './defined.js';
import type { FigureName } from './figures.js';
import type { Span } from './steps.js';

/** Names and definitions of the figures; one without words in both languages does not compile. */
export const FIGURE_WORDS: Readonly<Record<FigureName, Defined>> = {
  submitted: defined(
    'Envoyées',
    'Demandes dont le formulaire a été envoyé pendant la période. Une demande fusionnée avec une autre n’est pas comptée.',
    'Submitted',
    'Requests whose form was sent during the period. A request merged into another is not counted.',
  ),
  confirmed: defined(
    'Confirmées',
    'Demandes de la période dont le courriel ou le téléphone a été confirmé, ou qui sont allées plus loin.',
    'Confirmed',
    'Requests of the period whose e-mail or phone was confirmed, or that went further.',
  ),
  validated: defined(
    'Validées',
    'Demandes de la période que l’équipe a validées, ou qui sont allées plus loin.',
    'Validated',
    'Requests of the period that the team validated, or that went further.',
  ),
  offered: defined(
    'Offertes',
    'Demandes de la période offertes à au moins un professionnel, ou qui sont allées plus loin.',
    'Offered',
    'Requests of the period offered to at least one professional, or that went further.',
  ),
  claimed: defined(
    'Réservées',
    'Demandes de la période qu’au moins un professionnel a réservées, ou qui sont allées plus loin.',
    'Claimed',
    'Requests of the period that at least one professional claimed, or that went further.',
  ),
  accepted: defined(
    'Acceptées',
    'Demandes de la période qu’au moins un professionnel a acceptées. Un remplacement ne recommence rien : la première acceptation compte.',
    'Accepted',
    'Requests of the period that at least one professional accepted. A replacement restarts nothing: the first acceptance counts.',
  ),
  contacted: defined(
    'Client joint',
    'Demandes de la période dont le client a été joint après l’acceptation, selon le professionnel ou le client.',
    'Client reached',
    'Requests of the period whose client was reached after the acceptance, as the professional or the client states.',
  ),
  retained: defined(
    'Mandat obtenu',
    'Demandes de la période pour lesquelles un professionnel a noté un mandat. Un mandat repris par le même professionnel n’est plus compté dès qu’il le dit.',
    'Retained',
    'Requests of the period for which a professional noted a retainer. One that the same professional takes back is not counted from then on.',
  ),
  acceptedShare: defined(
    'Part acceptée',
    'Demandes acceptées, sur celles qui ont été envoyées.',
    'Accepted share',
    'Accepted requests, of those that were submitted.',
  ),
  retainedShare: defined(
    'Part avec mandat',
    'Demandes avec un mandat noté, sur celles qui ont été acceptées.',
    'Retained share',
    'Requests with a noted retainer, of those that were accepted.',
  ),
  unserved: defined(
    'Sans preneur',
    'Demandes de la période dont une recherche s’est terminée sans preneur, même si une autre a réussi ensuite.',
    'No taker',
    'Requests of the period of which a search ended without a taker, even if a later one succeeded.',
  ),
  unservedShare: defined(
    'Part sans preneur',
    'Demandes sans preneur, sur celles qui ont été validées.',
    'No-taker share',
    'Requests without a taker, of those that were validated.',
  ),
  unreachable: defined(
    'Client injoignable',
    'Demandes de la période rejetées ou closes parce que le client ne répondait pas, ou closes ainsi par le professionnel.',
    'Client unreachable',
    'Requests of the period rejected or closed because the client did not answer, or closed so by the professional.',
  ),
  unreachableShare: defined(
    'Part injoignable',
    'Demandes dont le client était injoignable, sur celles qui ont été envoyées.',
    'Unreachable share',
    'Requests whose client could not be reached, of those that were submitted.',
  ),
  validationKeptShare: defined(
    'Validées ou rejetées à temps',
    'Demandes de la période décidées (validées ou rejetées) au plus tard à leur échéance, sur celles qui sont décidées ou dont l’échéance est passée. L’échéance est fixée à la première mise en file, en temps ouvrable de la province de la demande. La première décision compte, et rien ne remet le délai à zéro; seule une demande close avant son échéance, puis rouverte, en reçoit une neuve. Une demande close par le client avant l’échéance n’est pas comptée.',
    'Decided on time',
    'Requests of the period decided (validated or rejected) no later than when they were due, of those that are decided or whose due time has passed. The due time is set when a request is first put in the queue, in business time of its province. The first decision counts, and nothing restarts the time; only a request that was closed before it was due, and is opened again, is given a new one. A request closed by the client before it was due is not counted.',
  ),
  contactKeptShare: defined(
    'Premier contact à temps',
    'Demandes acceptées dont aucun délai de premier contact n’a été manqué, sur celles dont le client a été joint ou dont le délai est passé.',
    'First contact on time',
    'Accepted requests of which no time limit for the first contact was missed, of those whose client was reached or whose limit has passed.',
  ),
  renewalInvited: defined(
    'Invitées à renouveler',
    'Demandes de la période dont le client a été invité à renouveler au moins une fois.',
    'Invited to renew',
    'Requests of the period whose client was invited to renew at least once.',
  ),
  renewed: defined(
    'Renouvelées',
    'Demandes de la période renouvelées au moins une fois. Le renouvellement ne recommence ni le parcours ni les délais.',
    'Renewed',
    'Requests of the period renewed at least once. A renewal restarts neither the steps nor the times.',
  ),
  renewedShare: defined(
    'Part renouvelée',
    'Demandes renouvelées, sur celles dont le client y a été invité.',
    'Renewed share',
    'Renewed requests, of those whose client was invited to.',
  ),
  offersPerRequest: defined(
    'Offres par demande',
    'Offres envoyées pour les demandes de la période, sur le nombre de demandes offertes. Connu à ce jour seulement.',
    'Offers per request',
    'Offers sent for the requests of the period, over the requests that were offered. Known as of now alone.',
  ),
  wavesPerRequest: defined(
    'Vagues par demande',
    'Vagues commencées pour les demandes de la période, sur le nombre de demandes offertes. Connu à ce jour seulement.',
    'Waves per request',
    'Waves begun for the requests of the period, over the requests that were offered. Known as of now alone.',
  ),
  refundsAsked: defined(
    'Crédits demandés',
    'Demandes de crédit des professionnels au sujet des demandes de la période.',
    'Credits asked for',
    'Requests for credit by professionals about the requests of the period.',
  ),
  refundsApproved: defined(
    'Crédits accordés',
    'Crédits accordés aux professionnels au sujet des demandes de la période.',
    'Credits granted',
    'Credits granted to professionals about the requests of the period.',
  ),
  refundShare: defined(
    'Part créditée',
    'Crédits accordés, sur les demandes acceptées. Une demande peut donner lieu à plusieurs crédits : la part peut dépasser 100 %.',
    'Credited share',
    'Credits granted, over the accepted requests. A request may lead to several credits: the share may exceed 100%.',
  ),
  clientGrade: defined(
    'Note des clients',
    'Moyenne des notes de 1 à 5 que les clients ont données aux demandes de la période. Qui n’a pas répondu n’y est pas.',
    'Clients’ grade',
    'Mean of the grades from 1 to 5 that clients gave about the requests of the period. Those who did not answer are not in it.',
  ),
  professionalGrade: defined(
    'Note des professionnels',
    'Moyenne des notes de 1 à 5 que les professionnels ont données aux demandes de la période. Qui n’a pas répondu n’y est pas.',
    'Professionals’ grade',
    'Mean of the grades from 1 to 5 that professionals gave about the requests of the period. Those who did not answer are not in it.',
  ),
  adCost: defined(
    'Coût des annonces',
    'Dépenses publicitaires notées dans la configuration pour les jours de la période, part égale à chaque jour de la dépense. Une dépense compte pour son site ou son annonceur, et, si elle les nomme, pour sa campagne et ses mots. Connu de l’ensemble seulement : une dépense n’a ni région, ni domaine, ni source.',
    'Cost of advertisements',
    'Spending on advertisements noted in the configuration for the days of the period, an equal part for each day of a spending. A spending counts for its site or advertiser and, where it names them, for its campaign and its words. Known of the whole alone: a spending has no region, field or source.',
  ),
  costPerAccepted: defined(
    'Coût par demande acceptée',
    'Coût des annonces, sur les demandes acceptées de la même période. Pour l’ensemble et pour une partie de la période : sur toutes les demandes acceptées. Pour un site, une campagne ou des mots : sur celles qui sont venues par là. Rien quand aucune dépense n’est notée ou qu’aucune demande n’est acceptée.',
    'Cost per accepted request',
    'Cost of advertisements, over the accepted requests of the same period. Of the whole and of a part of the period: over all accepted requests. Of a site, a campaign or words: over those that came that way. Nothing where no spending is noted or no request is accepted.',
  ),
};

/** Names of the spans, and from when to when each is measured. */
export const SPAN_WORDS: Readonly<Record<Span, Defined>> = {
  confirm: defined('Confirmer', 'De l’envoi à la première confirmation.', 'Confirm', 'From the submission to the first confirmation.'),
  validate: defined(
    'Valider',
    'De la première mise en file à la première validation.',
    'Validate',
    'From the first time in the queue to the first validation.',
  ),
  offer: defined('Offrir', 'De la validation à la première offre envoyée.', 'Offer', 'From the validation to the first offer sent.'),
  claim: defined('Réserver', 'De la première offre à la première réservation.', 'Claim', 'From the first offer to the first claim.'),
  accept: defined(
    'Accepter',
    'De la première réservation à la première acceptation.',
    'Accept',
    'From the first claim to the first acceptance.',
  ),
  contact: defined(
    'Joindre le client',
    'De la première acceptation au premier contact.',
    'Reach the client',
    'From the first acceptance to the first contact.',
  ),
  retain: defined(
    'Mandater',
    'Du premier contact au premier mandat noté.',
    'Retain',
    'From the first contact to the first noted retainer.',
  ),
  whole: defined(
    'De l’envoi à l’acceptation',
    'De l’envoi de la demande à la première acceptation.',
    'From submission to acceptance',
    'From the submission of the request to the first acceptance.',
  ),
};
