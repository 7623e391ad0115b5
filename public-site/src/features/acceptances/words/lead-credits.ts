const fr = {
  asked: 'Crédit demandé : {reason}. Réponse au plus tard le {when}.',
  approved: 'Crédit accordé le {when} : {coins} de retour dans votre compte. {why}',
  refused: 'Crédit refusé le {when}. {why}',
  again: 'Vous pouvez présenter une nouvelle demande si vous avez autre chose à nous montrer.',
  markAsked: 'Crédit demandé',
  markApproved: 'Crédit accordé',
  markRefused: 'Crédit refusé',
  free: 'Cette demande ne vous a rien coûté : il n’y a rien à rendre.',
  rate: 'Sur {leadCredit.abuseDays} : {credited} demandes créditées sur {accepted} acceptées ({percent} %).',
  byPerson: 'Au-delà de {leadCredit.abusePercent}, nos règles automatiques ne répondent plus : une personne examine chaque demande.',
  rules:
    'Nos règles répondent tout de suite quand elles le peuvent; sinon, une personne répond en {leadCredit.decideBusinessDays} ou moins. Sans réponse après {leadCredit.autoApproveBusinessDays}, le crédit est accordé.',
  why_staff: 'Une personne de l’équipe a examiné votre demande.',
  why_timeLimit: 'Nous n’avons pas répondu à temps.',
  why_clientWithdrew: 'Le client a retiré sa demande avant le premier contact.',
  why_rule: 'Nos vérifications automatiques confirment votre motif.',
  no_notEstablished: 'Ce que nous avons vérifié n’établit pas le motif indiqué.',
  no_clientReached: 'Le client a été joint, ou nous a répondu.',
  no_asDescribed: 'La demande correspond à ce que l’offre annonçait.',
  no_notCovered: 'Le choix d’un autre professionnel, l’absence de mandat ou le prix ne donnent pas droit à un crédit.',
  no_other: 'Après examen, nous ne pouvons pas accorder ce crédit.',
};

const en: typeof fr = {
  asked: 'Credit requested: {reason}. Answer by {when}.',
  approved: 'Credit granted on {when}: {coins} back in your account. {why}',
  refused: 'Credit refused on {when}. {why}',
  again: 'You may ask once more if you have something else to show us.',
  markAsked: 'Credit requested',
  markApproved: 'Credit granted',
  markRefused: 'Credit refused',
  free: 'This request cost you nothing: there is nothing to give back.',
  rate: 'Over {leadCredit.abuseDays}: {credited} requests credited out of {accepted} accepted ({percent}%).',
  byPerson: 'Above {leadCredit.abusePercent}, our automatic rules no longer answer: a person looks at each request.',
  rules:
    'Our rules answer at once where they can; otherwise a person answers within {leadCredit.decideBusinessDays}. Without an answer after {leadCredit.autoApproveBusinessDays}, the credit is granted.',
  why_staff: 'Someone from the team looked at your request.',
  why_timeLimit: 'We did not answer in time.',
  why_clientWithdrew: 'The client withdrew the request before the first contact.',
  why_rule: 'Our automatic checks confirm your reason.',
  no_notEstablished: 'What we checked does not establish the reason you gave.',
  no_clientReached: 'The client was reached, or answered us.',
  no_asDescribed: 'The request is what the offer announced.',
  no_notCovered:
    'A client who chooses another professional, does not retain you or finds the price too high does not give rise to a credit.',
  no_other: 'After looking into it, we cannot grant this credit.',
};

/** Words about coins asked back for a request. */
export const leadCreditTexts = { fr, en };
