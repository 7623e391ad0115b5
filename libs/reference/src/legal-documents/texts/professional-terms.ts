import type { Legal } from '../legal-text.js';

/** The contract for professionals (P09). French is shown first and is the reference version. */
export const professionalTermsText: Legal = {
  fr: {
    title: 'Conditions pour les professionnels',
    description:
      'Prix de l’accès, conduite, confidentialité, remboursements et publicité : le contrat entre Jurilien et les professionnels du droit.',
    lead: 'Ce contrat lie Jurilien et la personne qui s’inscrit comme professionnelle ou professionnel du droit. Il commence lorsque nous approuvons l’inscription.',
    parts: [
      {
        id: 'objet',
        title: 'Ce que vous obtenez',
        paragraphs: [
          'Jurilien vous propose des demandes faites par le public et relues par son équipe. Une offre montre le domaine, la région, l’urgence, le budget et un résumé sans nom. Nous ne promettons ni nombre de demandes, ni mandat.',
          'Les offres suivent les préférences que vous fixez et un classement qui n’utilise jamais vos achats, votre solde ni vos honoraires. Vous pouvez en demander l’explication et une révision par une personne.',
        ],
      },
      {
        id: 'prix',
        title: 'Prix, juricoins et taxes',
        paragraphs: [
          'L’accès à une demande a un prix fixe, affiché avant que vous l’acceptiez et calculé avant tout contact. Il n’est dû ni au résultat, ni au mandat, ni en proportion de vos honoraires. Les taxes de votre province s’ajoutent à l’achat de juricoins; la facture est en français, et en anglais sur demande.',
          'Réserver une demande bloque les juricoins quelques minutes. Les noms des parties vous sont alors montrés pour vérifier vos conflits : en cas de conflit, rien n’est facturé.',
        ],
      },
      {
        id: 'conduite',
        title: 'Ce que nous vous demandons',
        items: [
          'Garder votre permis et votre assurance responsabilité en règle, et nous dire tout changement sans délai.',
          'Joindre la cliente ou le client dans les quatre heures ouvrables qui suivent l’acceptation.',
          'Annoncer vos honoraires avant tout travail, et laisser chacun libre de ne pas vous retenir.',
          'N’accepter que ce que votre titre et votre champ d’exercice permettent.',
          'Répondre aux offres, ou mettre vos offres en pause quand vous n’êtes pas disponible.',
        ],
      },
      {
        id: 'confidentialite',
        title: 'Confidentialité',
        paragraphs: [
          'Les noms vus pour vérifier un conflit et les coordonnées reçues ne servent qu’à cette demande. Vous ne les copiez pas ailleurs, ne les transmettez pas et ne sollicitez personne avec. Vous nous avisez d’un incident de confidentialité dès que vous le constatez.',
        ],
      },
      {
        id: 'remboursement',
        title: 'Crédits et remboursements',
        paragraphs: [
          'Une demande dont les coordonnées sont fausses, qui est un doublon ou qui ne correspond pas à ce que l’offre décrivait peut être créditée : vous le demandez dans les délais affichés, une personne répond en deux jours ouvrables. Les juricoins achetés et non utilisés sont remboursables à la fermeture du compte.',
        ],
      },
      {
        id: 'publicite',
        title: 'Page publique et publicité',
        paragraphs: [
          'Une page publique n’existe que si vous la demandez. Elle ne contient ni superlatif, ni promesse de résultat, ni témoignage, ni titre de spécialiste sans certificat de votre ordre; nous la relisons avant de la publier. Vous pouvez la retirer en tout temps.',
        ],
      },
      {
        id: 'ordre',
        title: 'Votre ordre et vos honoraires',
        paragraphs: [
          'Jurilien n’est pas membre d’un ordre professionnel, ne partage pas d’honoraires, ne reçoit aucun paiement de la clientèle et ne détient aucune somme en fidéicommis. Rien dans ce contrat ne vous dispense de vos obligations déontologiques; si l’une d’elles le contredit, c’est elle qui l’emporte.',
        ],
      },
      {
        id: 'fin',
        title: 'Suspension et fin',
        paragraphs: [
          'Nous pouvons suspendre les offres avec un avis motivé si le permis, l’assurance ou la conduite le justifient; au-delà de trente jours, deux personnes doivent en décider. Vous pouvez fermer votre compte quand aucune cliente ni aucun client n’attend votre premier appel. Le droit du Québec ou de l’Ontario s’applique, selon la province de votre permis.',
        ],
      },
    ],
  },
  en: {
    title: 'Professional terms',
    description:
      'Price of access, conduct, confidentiality, refunds and advertising: the contract between Jurilien and legal professionals.',
    lead: 'This contract binds Jurilien and the person who registers as a legal professional. It begins when we approve the registration. The French version was delivered first and is the reference version.',
    parts: [
      {
        id: 'objet',
        title: 'What you get',
        paragraphs: [
          'Jurilien offers you requests made by the public and read by its team. An offer shows the field, region, urgency, budget and a summary without names. We promise neither a number of requests nor a retainer.',
          'Offers follow the preferences you set and a ranking that never uses your purchases, your balance or your fees. You may ask for its explanation and for a review by a person.',
        ],
      },
      {
        id: 'prix',
        title: 'Price, juricoins and taxes',
        paragraphs: [
          'Access to a request has a fixed price, shown before you accept it and worked out before any contact. It depends neither on the outcome, nor on being retained, nor on your fees. The taxes of your province are added when you buy juricoins; the invoice is in French, and in English on request.',
          'Reserving a request sets the juricoins aside for a few minutes. The names of the parties are then shown so that you can check for conflicts: if there is one, nothing is charged.',
        ],
      },
      {
        id: 'conduite',
        title: 'What we ask of you',
        items: [
          'Keep your licence and liability insurance in good standing, and tell us of any change without delay.',
          'Reach the client within four business hours of accepting.',
          'State your fees before any work, and leave everyone free not to retain you.',
          'Accept only what your title and scope of practice allow.',
          'Answer offers, or pause them when you are not available.',
        ],
      },
      {
        id: 'confidentialite',
        title: 'Confidentiality',
        paragraphs: [
          'Names seen for a conflict check and contact details received are used for that request alone. You do not copy them elsewhere, pass them on or solicit anyone with them. You tell us of a confidentiality incident as soon as you notice it.',
        ],
      },
      {
        id: 'remboursement',
        title: 'Credits and refunds',
        paragraphs: [
          'A request whose contact details are false, that is a duplicate, or that does not match what the offer described may be credited: you ask within the time shown, and a person answers within two business days. Juricoins bought and not used are refundable when the account is closed.',
        ],
      },
      {
        id: 'publicite',
        title: 'Public page and advertising',
        paragraphs: [
          'A public page exists only if you ask for it. It contains no superlative, no promise of results, no testimonial and no specialist title without a certificate of your regulator; we read it before publishing. You may take it down at any time.',
        ],
      },
      {
        id: 'ordre',
        title: 'Your regulator and your fees',
        paragraphs: [
          'Jurilien is not a member of a professional order, shares no fees, receives no payment from clients and holds no trust money. Nothing in this contract releases you from your professional obligations; where one of them contradicts it, that obligation prevails.',
        ],
      },
      {
        id: 'fin',
        title: 'Suspension and end',
        paragraphs: [
          'We may suspend offers with reasons if licence, insurance or conduct call for it; beyond thirty days, two people must decide. You may close your account when no client is waiting for your first call. The law of Quebec or of Ontario applies, according to the province of your licence.',
        ],
      },
    ],
  },
};
