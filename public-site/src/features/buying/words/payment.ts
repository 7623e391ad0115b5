const fr = {
  title: 'Confirmation du paiement',
  processingTitle: 'Nous confirmons votre paiement',
  processingText: 'Cela prend d’habitude quelques secondes. Vous pouvez laisser cette page ouverte : elle se met à jour toute seule.',
  slowText:
    'C’est plus long que d’habitude. Rien n’est perdu : vos juricoins arrivent dès que le paiement est confirmé, et vous recevrez un courriel.',
  paidTitle: '{n} ajoutés à votre solde',
  paidText: 'Merci. Votre paiement est confirmé et votre facture est prête.',
  settledText: 'Le montant à combler a été payé d’abord; le reste est dans votre solde.',
  pendingTitle: 'Votre banque confirme le paiement',
  pendingText:
    'Ce mode de paiement prend de un à cinq jours ouvrables. Vos juricoins arrivent dès que la banque confirme; nous vous écrirons.',
  failedTitle: 'Le paiement n’a pas réussi',
  failedText: 'Rien n’a été facturé et aucun juricoin n’a été ajouté. Vous pouvez réessayer, avec une autre carte au besoin.',
  expiredTitle: 'La page de paiement a expiré',
  expiredText: 'Rien n’a été facturé. Recommencez votre achat quand vous voulez.',
  checkedTitle: 'Nous vérifions votre paiement',
  checkedText:
    'Ce qui a été payé ne correspond pas à ce qui était demandé. Une personne de notre équipe regarde et vous écrit. Vous ne perdrez rien.',
  refundedTitle: 'Ce paiement a été remboursé',
  refundedText: 'Le montant revient sur la carte qui a payé.',
  disputedTitle: 'Ce paiement est contesté',
  disputedText: 'La banque examine une contestation de ce paiement. Notre équipe vous écrit.',
  goneTitle: 'Nous ne trouvons pas ce paiement',
  goneText: 'Il appartient peut-être à un autre compte. Vos achats sont tous sur la page des juricoins.',
  detail: 'Détail',
  balance: 'Votre solde',
  invoice: 'Télécharger la facture (PDF)',
  back: 'Revenir à la demande',
  offers: 'Voir mes offres',
  offersWaiting: 'Voir mes offres ({n} en attente)',
  buy: 'Retour aux juricoins',
  again: 'Réessayer',
};

const en: Record<keyof typeof fr, string> = {
  title: 'Payment confirmation',
  processingTitle: 'We are confirming your payment',
  processingText: 'This usually takes a few seconds. You can leave this page open: it updates by itself.',
  slowText:
    'This takes longer than usual. Nothing is lost: your juricoins arrive as soon as the payment is confirmed, and you will get an e-mail.',
  paidTitle: '{n} added to your balance',
  paidText: 'Thank you. Your payment is confirmed and your invoice is ready.',
  settledText: 'The amount owing was paid first; the rest is in your balance.',
  pendingTitle: 'Your bank is confirming the payment',
  pendingText:
    'This payment method takes one to five business days. Your juricoins arrive as soon as the bank confirms; we will write to you.',
  failedTitle: 'The payment did not go through',
  failedText: 'Nothing was charged and no juricoin was added. You can try again, with another card if need be.',
  expiredTitle: 'The payment page has expired',
  expiredText: 'Nothing was charged. Start your purchase again whenever you like.',
  checkedTitle: 'We are checking your payment',
  checkedText:
    'What was paid does not match the amount due. Someone on our team is looking and will write to you. You will not lose anything.',
  refundedTitle: 'This payment was refunded',
  refundedText: 'The amount goes back to the card that paid.',
  disputedTitle: 'This payment is disputed',
  disputedText: 'The bank is looking at a dispute of this payment. Our team will write to you.',
  goneTitle: 'We cannot find this payment',
  goneText: 'It may belong to another account. All your purchases are on the juricoins page.',
  detail: 'Details',
  balance: 'Your balance',
  invoice: 'Download the invoice (PDF)',
  back: 'Return to the request',
  offers: 'See my offers',
  offersWaiting: 'See my offers ({n} waiting)',
  buy: 'Back to juricoins',
  again: 'Try again',
};

/** Words of C05, where a payment ends. */
export const paymentTexts = { fr, en };
