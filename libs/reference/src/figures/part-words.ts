import { defined, type Defined } from './defined.js';
import type { Act, MessageFigure, MoneyFigure } from './others.js';

/** What holds for the parts of a report that are no figure of requests alone. */
export const REPORT_WORDS = {
  times: defined(
    'Délais',
    'Seules les demandes qui ont atteint les deux instants comptent. Rien ne remet un délai à zéro : chaque étape compte à sa première fois. La médiane est la plus petite durée que la moitié des demandes n’ont pas dépassée, le p90 celle que neuf sur dix n’ont pas dépassée, en minutes entières. Ce qui a pris plus de soixante jours compte pour soixante jours. Le temps ouvrable ne court que pendant les heures d’ouverture en vigueur dans la province de la demande; au-delà de 65 534 minutes, il compte pour 65 534 minutes.',
    'Times',
    'Only requests that reached both instants count. Nothing restarts a time: each step counts when it was first reached. The median is the smallest duration that half of the requests did not exceed, p90 the one that nine in ten did not exceed, in whole minutes. What took longer than sixty days counts as sixty days. Business time runs only during the opening hours in force in the province of the request; beyond 65,534 minutes it counts as 65,534 minutes.',
  ),
  fairness: defined(
    'Partage des offres',
    'Offres envoyées pendant la période, par professionnel qui en a reçu au moins une; ce qui est pris au tableau n’est pas une offre. Indice de Gini : 0 quand chacun en reçoit autant, près de 1 quand un seul reçoit tout. Les professionnels étant rangés de celui qui en a reçu le moins (rang 1) à celui qui en a reçu le plus (rang n), c’est 2 × la somme de (rang × offres) ÷ (n × total des offres) − (n + 1) ÷ n, au millième. Qui n’a rien reçu n’y est pas.',
    'Share of offers',
    'Offers sent during the period, by professional who received at least one; what is taken from the board is no offer. Gini index: 0 when everyone receives as many, close to 1 when one receives all. With professionals ranked from the one who received fewest (rank 1) to the one who received most (rank n), it is 2 × the sum of (rank × offers) ÷ (n × all offers) − (n + 1) ÷ n, to a thousandth. Those who received none are not in it.',
  ),
  waves: defined(
    'Vague commencée à l’acceptation',
    'Demandes acceptées de la période, par la dernière vague qui avait commencé à leur première acceptation, de quelque vague que soit l’offre acceptée. Une demande acceptée avant toute vague n’y est pas.',
    'Wave begun at the acceptance',
    'Accepted requests of the period, by the latest wave that had begun at their first acceptance, whichever wave the accepted offer was of. A request accepted before any wave is not in it.',
  ),
  offerWaves: defined(
    'Ce que chaque vague a rapporté',
    'Offres envoyées pendant la période, par vague; celles dont le professionnel a été choisi par l’équipe sont à part. Une offre est réservée ou acceptée dès qu’elle l’a été une fois, même après la période.',
    'What each wave brought',
    'Offers sent during the period, by wave; those for which the team chose the professional are apart. An offer is claimed or accepted once it was, even after the period.',
  ),
  lost: defined(
    'Fins sans acceptation',
    'Demandes de la période qui ont pris fin sans acceptation, par leur dernière fin.',
    'How they ended without an acceptance',
    'Requests of the period that ended without an acceptance, by their last end.',
  ),
  unserved: defined(
    'Recherches sans preneur',
    'La première recherche sans preneur de chaque demande de la période, par sa raison.',
    'Searches without a taker',
    'The first search without a taker of each request of the period, by its reason.',
  ),
  refunds: defined(
    'Crédits demandés',
    'Crédits que des professionnels ont demandés au sujet des demandes de la période, par leur raison.',
    'Credits asked for',
    'Credits that professionals asked for about the requests of the period, by their reason.',
  ),
  gaps: defined(
    'Où il manque des professionnels',
    'Demandes validées de la période dont une recherche s’est terminée sans preneur et que personne n’a acceptées depuis, par domaine et région, et les professionnels approuvés qui les servent aujourd’hui, sans ceux qui sont en pause.',
    'Where professionals are missing',
    'Validated requests of the period of which a search ended without a taker and that no one has accepted since, by field and region, and the approved professionals who serve them today, without those on pause.',
  ),
  hours: defined(
    'Quand les demandes arrivent',
    'Demandes envoyées, par jour et heure, à l’heure de Montréal et de Toronto.',
    'When requests come',
    'Submitted requests by day and hour, Montréal and Toronto time.',
  ),
  messages: defined(
    'Messages envoyés',
    'Ce que les messages sont devenus pendant la période, chaque étape le jour où elle a eu lieu, à l’heure de Montréal et de Toronto. Un essai qui sera repris n’est pas compté comme un échec.',
    'Messages sent',
    'What became of messages during the period, each step on the day it happened, Montréal and Toronto time. A try that will be taken up again does not count as a failure.',
  ),
  team: defined(
    'Travail de l’équipe',
    'Gestes des membres de l’équipe pendant la période, chacun le jour où il a eu lieu. Combien, et non comment.',
    'Work of the team',
    'What members of the team did during the period, each on the day it happened. How much, not how well.',
  ),
  deciders: defined(
    'Décisions à temps, par personne',
    'Premières décisions (validation ou rejet) des demandes de la période, par la personne qui les a prises, et combien l’ont été au plus tard à leur échéance. Ce que personne n’a encore décidé n’est à personne.',
    'Decisions on time, by person',
    'First decisions (validation or rejection) about the requests of the period, by the person who took them, and how many no later than they were due. What no one has decided yet is no one’s.',
  ),
  money: defined(
    'Argent par mois',
    'Des livres, par mois entier et par province du compte, à l’heure de l’Est : les mêmes sommes que la page des ventes. Avant taxes. Les taxes sont celles de la province de l’acheteur.',
    'Money by month',
    'From the books, by whole month and province of the account, Eastern time: the same sums as the page of sales. Before taxes. Taxes are those of the buyer’s province.',
  ),
  standsOut: defined(
    'Ce qui ressort',
    'Une différence est dite quand chaque côté compte au moins 20 demandes à cette étape, qu’elle est d’au moins 5 points et que, toutes les comparaisons du même genre prises ensemble (régions ou étapes), un écart aussi grand n’arriverait pas par hasard une fois sur vingt. Rien n’est dit autrement.',
    'What stands out',
    'A difference is told where each side has at least 20 requests at that step, it is at least 5 points, and, all comparisons of the same kind taken together (regions or steps), one as large would not come by chance one time in twenty. Otherwise nothing is told.',
  ),
} as const;

/** Names and definitions of what is counted of messages. */
export const MESSAGE_WORDS: Readonly<Record<MessageFigure, Defined>> = {
  queued: defined('Écrits', 'Messages mis dans la file d’envoi.', 'Written', 'Messages put in line to be sent.'),
  sent: defined('Envoyés', 'Messages que le fournisseur a pris.', 'Sent', 'Messages that the provider took.'),
  delivered: defined(
    'Livrés',
    'Messages dont le fournisseur dit qu’ils sont arrivés.',
    'Delivered',
    'Messages that the provider says arrived.',
  ),
  undelivered: defined(
    'Non livrés',
    'Messages dont le fournisseur dit qu’ils n’arriveront pas.',
    'Undelivered',
    'Messages that the provider says will not arrive.',
  ),
  bounced: defined('Rebonds', 'Courriels que la boîte a refusés pour de bon.', 'Bounced', 'E-mails that the mailbox refused for good.'),
  failed: defined(
    'Échecs',
    'Messages que le fournisseur n’a pas pris, après le dernier essai.',
    'Failed',
    'Messages that the provider did not take, after the last try.',
  ),
  suppressed: defined(
    'Retenus',
    'Messages que nos règles n’ont pas laissé partir.',
    'Held back',
    'Messages that our rules did not let go out.',
  ),
  complained: defined('Plaintes', 'Courriels signalés comme indésirables.', 'Complaints', 'E-mails reported as unwanted.'),
  optedOut: defined(
    'Désabonnements',
    'Numéros qui ont répondu ARRET, ou refus par le lien d’un courriel. Un choix fait sur la page d’un compte n’y est pas.',
    'Opt-outs',
    'Numbers that answered STOP, or refusals by the link of an e-mail. A choice made on the page of an account is not in it.',
  ),
  deliveredShare: defined(
    'Livrés, sur les envoyés',
    'Messages livrés pendant la période, sur les messages envoyés pendant la période. Ce qui est envoyé la veille peut y être livré : la part peut dépasser 100 %.',
    'Delivered, of sent',
    'Messages delivered during the period, over messages sent during the period. What was sent the day before may be delivered in it: the share may exceed 100%.',
  ),
  segments: defined(
    'Segments',
    'Parties que les réseaux facturent, des textos envoyés dont elles ont été notées à l’envoi.',
    'Segments',
    'Parts that networks bill, of the sent texts for which they were noted when sent.',
  ),
  costCents: defined(
    'Coût des textos',
    'Segments × le prix de mille segments que la configuration donne aujourd’hui ÷ 1 000. Rien tant qu’aucun prix n’y est noté.',
    'Cost of texts',
    'Segments × the price of a thousand segments that the configuration gives today ÷ 1,000. Nothing while no price is noted there.',
  ),
};

/** Names and definitions of what the team does. */
export const ACT_WORDS: Readonly<Record<Act, Defined>> = {
  taken: defined('Prises', 'Demandes prises pour être validées.', 'Taken', 'Requests taken to be validated.'),
  validated: defined('Validées', 'Demandes validées.', 'Validated', 'Requests validated.'),
  rejected: defined('Rejetées', 'Demandes rejetées.', 'Rejected', 'Requests rejected.'),
  asked: defined(
    'Questions posées',
    'Fois où des précisions ont été demandées à un client.',
    'Questions asked',
    'Times that details were asked of a client.',
  ),
  called: defined('Appels', 'Essais d’appel à un client.', 'Calls', 'Tries to call a client.'),
  decided: defined(
    'Crédits et remplacements décidés',
    'Demandes de crédit ou de remplacement accordées ou refusées.',
    'Credits and replacements decided',
    'Requests for credit or replacement granted or refused.',
  ),
  followedUp: defined('Suivis faits', 'Suivis marqués comme faits.', 'Follow-ups done', 'Follow-ups marked as done.'),
};

/** Names and definitions of the sums of a month, in cents. */
export const MONEY_WORDS: Readonly<Record<MoneyFigure, Defined>> = {
  soldCents: defined(
    'Achats',
    'Ce qui a été vendu aux professionnels, au prix payé avant taxes.',
    'Purchases',
    'What was sold to professionals, at the price paid before taxes.',
  ),
  revenueCents: defined(
    'Revenu constaté',
    'Valeur de ce qui a été payé puis utilisé : le revenu est constaté à l’acceptation, et non à l’achat.',
    'Revenue recognized',
    'Worth of what was paid and then used: revenue is recognized at the acceptance, not at the purchase.',
  ),
  subscriptionCents: defined('Abonnements', 'Revenu des abonnements.', 'Subscriptions', 'Revenue of subscriptions.'),
  creditedCents: defined(
    'Crédité',
    'Revenu rendu aux professionnels pour de mauvaises demandes. À soustraire du revenu constaté.',
    'Credited',
    'Revenue given back to professionals for bad requests. To be taken from the revenue recognized.',
  ),
  refundedCents: defined(
    'Remboursé sur carte',
    'Achats remboursés sur la carte, avant taxes.',
    'Refunded to cards',
    'Purchases refunded to the card, before taxes.',
  ),
  grantedCents: defined(
    'Donné, au prix courant',
    'Ce que les crédits donnés auraient coûté au prix courant : un coût de vente, et non une écriture.',
    'Granted, at list price',
    'What the credits given would have cost at list price: a cost of selling, not an entry.',
  ),
  lossCents: defined('Litiges perdus', 'Paiements repris par une banque.', 'Disputes lost', 'Payments taken back by a bank.'),
  feesCents: defined('Frais', 'Frais de litige du fournisseur de paiement.', 'Fees', 'Dispute fees of the payment provider.'),
  deferredCents: defined(
    'Vendu, pas encore utilisé',
    'Valeur de ce qui est payé et reste à la fin du mois.',
    'Sold, not used yet',
    'Worth of what is paid and left at the end of the month.',
  ),
  gstCents: defined('TPS', 'Des factures, moins les notes de crédit.', 'GST', 'Of invoices, less credit notes.'),
  qstCents: defined('TVQ', 'Des factures, moins les notes de crédit.', 'QST', 'Of invoices, less credit notes.'),
  hstCents: defined('TVH', 'Des factures, moins les notes de crédit.', 'HST', 'Of invoices, less credit notes.'),
};
