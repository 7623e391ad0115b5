import { s } from '../../components/text/sentence-tools';

const causes: Record<'fr' | 'en', Record<string, string>> = {
  fr: { owed: 'juricoins dus', dispute: 'paiement contesté', fraud: 'soupçon de fraude', staff: 'décision de l’équipe' },
  en: { owed: 'juricoins owed', dispute: 'disputed payment', fraud: 'suspected fraud', staff: 'decision of the team' },
};

/** Juricoins of an account: bought, held, spent, given back, and what a bank takes back (4.4.2). */
export const eventsOfMoney = {
  CreditAccountOpened: s('Compte de juricoins ouvert', 'Juricoin account opened'),
  CreditAccountFrozen: s(
    (d) => `Compte de juricoins gelé : ${causes.fr[String(d.cause)] ?? 'cause non précisée'}`,
    (d) => `Juricoin account frozen: ${causes.en[String(d.cause)] ?? 'no cause given'}`,
  ),
  CreditAccountUnfrozen: s(
    (d) => `Compte de juricoins dégelé : ${causes.fr[String(d.cause)] ?? 'cause non précisée'}`,
    (d) => `Juricoin account unfrozen: ${causes.en[String(d.cause)] ?? 'no cause given'}`,
  ),
  CreditAccountClosed: s('Compte de juricoins fermé', 'Juricoin account closed'),
  CreditsPurchased: s(
    (d, w) => `${w.coins(d.cc)} achetés`,
    (d, w) => `${w.coins(d.cc)} bought`,
  ),
  CreditsGranted: s(
    (d, w) => `${w.coins(d.cc)} accordés`,
    (d, w) => `${w.coins(d.cc)} granted`,
  ),
  SubscriptionCreditsGranted: s(
    (d, w) => `${w.coins(d.cc)} de l’abonnement`,
    (d, w) => `${w.coins(d.cc)} from the subscription`,
  ),
  CreditsRefunded: s(
    (d, w) => `${w.coins(d.cc)} crédités à ${w.name(d.professionalId)} : demande non valable`,
    (d, w) => `${w.coins(d.cc)} credited to ${w.name(d.professionalId)}: bad request`,
  ),
  CreditsExpired: s(
    (d, w) => `${w.coins(d.cc)} expirés`,
    (d, w) => `${w.coins(d.cc)} expired`,
  ),
  CreditsAdjusted: s(
    (d, w) => `Rectification de ${w.coins(d.cc)}`,
    (d, w) => `Adjustment of ${w.coins(d.cc)}`,
  ),
  RefundReserved: s(
    (d, w) => `${w.coins(d.cc)} mis de côté pour un remboursement`,
    (d, w) => `${w.coins(d.cc)} set aside for a refund`,
  ),
  RefundReserveEnded: s(
    (d, w) => `${w.coins(d.cc)} ne sont plus mis de côté pour un remboursement`,
    (d, w) => `${w.coins(d.cc)} no longer set aside for a refund`,
  ),
  CreditsRefundedToCard: s(
    (d, w) => `${w.coins(d.cc)} remboursés sur la carte`,
    (d, w) => `${w.coins(d.cc)} refunded to the card`,
  ),
  RefundReversed: s(
    (d, w) => `Remboursement refusé par la banque : ${w.coins(d.cc)} rendus au compte`,
    (d, w) => `Refund declined by the bank: ${w.coins(d.cc)} back in the account`,
  ),
  CreditsClawedBack: s(
    (d, w) => `Paiement contesté : ${w.coins(d.cc)} repris`,
    (d, w) => `Disputed payment: ${w.coins(d.cc)} taken back`,
  ),
  ClawbackReversed: s(
    (d, w) => `Contestation gagnée : ${w.coins(d.cc)} rendus au compte`,
    (d, w) => `Dispute won: ${w.coins(d.cc)} back in the account`,
  ),
  ClawbackKept: s('Contestation perdue : les juricoins repris ne reviennent pas', 'Dispute lost: the juricoins taken back stay gone'),
  OwedSettled: s(
    (d, w) => `${w.coins(d.cc)} dus réglés par un achat`,
    (d, w) => `${w.coins(d.cc)} owed settled by a purchase`,
  ),
  OwedReturned: s(
    (d, w) => `Contestation gagnée : ${w.coins(d.cc)} réglés entre-temps sont rendus`,
    (d, w) => `Dispute won: ${w.coins(d.cc)} settled meanwhile are returned`,
  ),
  GivenByStaff: s(
    (d, w) => `Compté dans ce que la personne accorde en un jour : ${w.coins(d.cc)}`,
    (d, w) => `Counted in what the person gives in a day: ${w.coins(d.cc)}`,
  ),
  CreditGrantProposed: s(
    (d, w) => `${w.coins(d.cc)} à accorder : une deuxième personne décide`,
    (d, w) => `${w.coins(d.cc)} to be granted: a second person decides`,
  ),
  CreditAdjustmentProposed: s(
    (d, w) => `Rectification proposée : ${d.direction === 'add' ? '+' : '−'} ${w.coins(d.cc)}`,
    (d, w) => `Adjustment proposed: ${d.direction === 'add' ? '+' : '−'} ${w.coins(d.cc)}`,
  ),
  CreditProposalApproved: s('Proposition approuvée par une deuxième personne', 'Proposal approved by a second person'),
  CreditProposalRefused: s('Proposition refusée par une deuxième personne', 'Proposal refused by a second person'),
  PromoCodeSaved: s(
    (d) => `Code promotionnel ${String(d.code)} ${d.active ? 'enregistré' : 'désactivé'}`,
    (d) => `Promotional code ${String(d.code)} ${d.active ? 'saved' : 'switched off'}`,
  ),
  PromoCodeRedeemed: s(
    (d, w) => `${w.name(d.professionalId)} utilise le code ${String(d.code)}`,
    (d, w) => `${w.name(d.professionalId)} uses the code ${String(d.code)}`,
  ),
  AutoTopUpSet: s(
    (d, w) => `Recharge automatique : ${w.coins(d.cc)} sous ${w.coins(d.thresholdCc)}`,
    (d, w) => `Automatic top-up: ${w.coins(d.cc)} below ${w.coins(d.thresholdCc)}`,
  ),
  AutoTopUpCardKept: s('Carte enregistrée pour la recharge automatique', 'Card kept for the automatic top-up'),
  AutoTopUpHeldForApproval: s(
    (d, w) => `Recharge de ${w.coins(d.cc)} en attente de l’accord du titulaire de la carte`,
    (d, w) => `Top-up of ${w.coins(d.cc)} waits for the cardholder’s approval`,
  ),
  AutoTopUpApproved: s('Recharge approuvée', 'Top-up approved'),
  AutoTopUpStarted: s(
    (d, w) => `Recharge automatique de ${w.coins(d.cc)} commencée`,
    (d, w) => `Automatic top-up of ${w.coins(d.cc)} begun`,
  ),
  AutoTopUpEnded: s(
    (d) =>
      ({ paid: 'Recharge payée', failed: 'Recharge refusée par la carte' })[String(d.outcome)] ?? 'Recharge sans réponse du prestataire',
    (d) =>
      ({ paid: 'Top-up paid', failed: 'Top-up declined by the card' })[String(d.outcome)] ?? 'Top-up without an answer of the provider',
  ),
  AutoTopUpCleared: s(
    (d) => `Recharge automatique désactivée${d.cause === 'declined' ? ' : carte refusée' : ''}`,
    (d) => `Automatic top-up switched off${d.cause === 'declined' ? ': card declined' : ''}`,
  ),
  SubscriptionStarted: s('Forfait mensuel commencé', 'Monthly plan begun'),
  SubscriptionPeriodPaid: s(
    (d, w) => `Forfait payé jusqu’au ${w.date(d.periodEnd)}, facture ${String(d.invoiceNo)}`,
    (d, w) => `Plan paid until ${w.date(d.periodEnd)}, invoice ${String(d.invoiceNo)}`,
  ),
  SubscriptionMismatchDetected: s(
    (d) => `Paiement du forfait différent de ce qui était demandé (${String(d.field)}) : à vérifier`,
    (d) => `Plan payment differs from what was asked (${String(d.field)}): to be checked`,
  ),
  SubscriptionPastDue: s('Paiement du forfait refusé; le prestataire réessaie', 'Plan payment declined; the provider tries again'),
  SubscriptionCancelRequested: s('Fin du forfait demandée', 'End of the plan requested'),
  SubscriptionEnded: s(
    (d) => `Forfait terminé${d.cause === 'unpaid' ? ', faute de paiement' : ''}`,
    (d) => `Plan ended${d.cause === 'unpaid' ? ' for want of payment' : ''}`,
  ),
};
