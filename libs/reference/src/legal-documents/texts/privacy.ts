import type { Legal } from '../legal-text.js';

/** Privacy policy (P08): purposes, recipients, retention, automated matching, rights and recourse. */
export const privacyText: Legal = {
  fr: {
    title: 'Politique de confidentialité',
    description:
      'Quels renseignements nous recueillons, pourquoi, qui les voit, combien de temps nous les gardons et comment exercer vos droits.',
    lead: 'Vous nous confiez des choses difficiles. Voici, sans détour, ce que nous en faisons.',
    parts: [
      {
        id: 'officer',
        title: 'La personne responsable',
        paragraphs: [
          'La personne responsable de la protection des renseignements personnels de Jurilien répond à vieprivee@jurilien.example. Elle répond à toute demande dans les 30 jours, par écrit.',
        ],
      },
      {
        id: 'what',
        title: 'Ce que nous recueillons, et pourquoi',
        table: [
          ['Renseignement', 'À quoi il sert'],
          ['Nom, courriel, téléphone', 'Confirmer la demande, vous joindre, les remettre au professionnel qui accepte'],
          ['Votre récit et vos réponses', 'Comprendre le besoin, préparer le résumé, informer le professionnel qui accepte'],
          ['Noms des autres parties', 'Vérifier les conflits d’intérêts, rien d’autre'],
          ['Région, budget, préférences', 'Trouver qui peut prendre la demande'],
          ['Vos accords, avec leur date', 'Prouver que vous les avez donnés, et respecter ceux que vous retirez'],
        ],
      },
      {
        id: 'who',
        title: 'Qui voit quoi',
        items: [
          'Notre équipe de validation voit toute la demande. Les coordonnées sont masquées dans les listes; chaque affichage est consigné.',
          'Les professionnels sollicités voient un résumé écrit par notre équipe, sans nom ni coordonnées.',
          'Un professionnel qui vérifie ses conflits d’intérêts voit les noms pendant dix minutes au plus, ou quinze s’il achète entre-temps les juricoins qui lui manquent. Vous voyez combien l’ont fait.',
          'Le professionnel qui accepte voit vos coordonnées et votre texte d’origine.',
          'Nous ne vendons et ne louons aucun renseignement.',
        ],
      },
      {
        id: 'outside',
        title: 'Fournisseurs et lieu de conservation',
        paragraphs: [
          'Un fournisseur achemine nos textos et un autre nos courriels. Ils reçoivent l’adresse et le message, jamais votre récit. Avant qu’un renseignement sorte du Québec, nous évaluons la protection qu’il y recevra, comme la loi le demande.',
        ],
      },
      {
        id: 'automatic',
        title: 'Appariement automatisé',
        paragraphs: [
          'Un programme classe les professionnels qui peuvent recevoir votre demande, selon le domaine, la région, la langue, vos préférences et leur disponibilité. Il ne décide jamais d’accepter ou de refuser une demande : une personne le fait. Vous pouvez demander les raisons d’un classement et sa révision par une personne.',
        ],
      },
      {
        id: 'keep',
        title: 'Combien de temps',
        table: [
          ['Quoi', 'Durée'],
          ['Brouillon non envoyé', '7 jours'],
          ['Demande jamais confirmée', '14 jours, puis fermeture'],
          ['Demande terminée', 'Le temps qu’exigent la loi et un recours possible, puis destruction'],
          ['Message du formulaire de contact', '180 jours'],
          ['Candidature à un poste, avec le curriculum vitæ', '6 mois'],
          ['Preuve de vos accords', '3 ans après leur fin'],
        ],
        paragraphs: [
          'Vos renseignements sont chiffrés séparément de ceux des autres. Quand nous les effaçons, ce qui en reste devient illisible : plus personne ne peut les lire, nous compris.',
        ],
      },
      {
        id: 'cookies',
        title: 'Témoins et mémoire du navigateur',
        paragraphs: [
          'Aucun témoin de publicité, et rien ne vient d’un autre site. Avant tout choix de votre part, nous n’utilisons qu’un témoin, « draft », qui retient pendant sept jours le lien vers votre brouillon, une mémoire locale, « gatsby-i18next-language », si vous changez de langue, et des fichiers du site gardés pour vous répondre sans connexion.',
          'Nous comptons les pages lues seulement si vous l’acceptez : l’adresse de la page et le jour, sans rien qui vous désigne. Si vous l’acceptez, le témoin « arrivee » retient aussi pendant 90 jours le lien ou l’annonce qui mène ici, pour que la demande le dise. Votre réponse, oui ou non, est retenue un an dans le témoin « mesure ». Vous la changez ici.',
        ],
      },
      {
        id: 'rights',
        title: 'Vos droits',
        items: [
          'Voir, corriger, recevoir dans un format courant ou faire effacer vos renseignements.',
          'Retirer un accord en tout temps, pour l’avenir.',
          'Retirer votre demande à partir de sa page de suivi.',
          'Si notre réponse ne vous satisfait pas : au Québec, la Commission d’accès à l’information; en Ontario, le Commissariat à la protection de la vie privée du Canada.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    description: 'What information we collect, why, who sees it, how long we keep it and how to exercise your rights.',
    lead: 'You trust us with difficult things. Here, plainly, is what we do with them.',
    parts: [
      {
        id: 'officer',
        title: 'The person in charge',
        paragraphs: [
          'The person in charge of the protection of personal information (privacy officer) at Jurilien answers at vieprivee@jurilien.example. They answer every request within 30 days, in writing.',
        ],
      },
      {
        id: 'what',
        title: 'What we collect, and why',
        table: [
          ['Information', 'What it is for'],
          ['Name, e-mail, phone', 'Confirming the request, reaching you, giving them to the professional who accepts'],
          ['Your account and your answers', 'Understanding the need, preparing the summary, informing the professional who accepts'],
          ['Names of the other parties', 'Checking for conflicts of interest, nothing else'],
          ['Region, budget, preferences', 'Finding who can take the request'],
          ['Your agreements, with their date', 'Proving that you gave them, and respecting those you take back'],
        ],
      },
      {
        id: 'who',
        title: 'Who sees what',
        items: [
          'Our validation team sees the whole request. Contact details are masked in lists; each time they are shown is recorded.',
          'The professionals we ask see a summary written by our team, without names or contact details.',
          'A professional checking for conflicts of interest sees the names for ten minutes at most, or fifteen while buying the juricoins that are missing. You can see how many have done so.',
          'The professional who accepts sees your contact details and your original text.',
          'We do not sell or rent any information.',
        ],
      },
      {
        id: 'outside',
        title: 'Suppliers and where data is kept',
        paragraphs: [
          'One supplier carries our text messages and another our e-mail. They receive the address and the message, never your account of events. Before any information leaves Quebec, we assess the protection it will receive there, as the law requires.',
        ],
      },
      {
        id: 'automatic',
        title: 'Automated matching',
        paragraphs: [
          'A program ranks the professionals who may receive your request by field, region, language, your preferences and their availability. It never decides to accept or turn down a request: a person does. You may ask for the reasons behind a ranking and for a person to review it.',
        ],
      },
      {
        id: 'keep',
        title: 'How long',
        table: [
          ['What', 'Time'],
          ['Draft never sent', '7 days'],
          ['Request never confirmed', '14 days, then closed'],
          ['Finished request', 'As long as the law and a possible recourse require, then destroyed'],
          ['Message of the contact form', '180 days'],
          ['Job application, with the résumé', '6 months'],
          ['Proof of your agreements', '3 years after they end'],
        ],
        paragraphs: [
          'Your information is encrypted separately from everyone else’s. When we erase it, what is left becomes unreadable: nobody can read it any more, ourselves included.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        paragraphs: [
          'No advertising cookies, and nothing comes from another site. Before you choose anything we use only one cookie, “draft”, which keeps the link to your draft for seven days, one local storage entry, “gatsby-i18next-language”, if you change language, and files of the site kept so that it can answer without a connection.',
          'We count the pages that are read only if you agree: the page’s address and the day, with nothing that points to you. If you agree, the cookie “arrivee” also keeps for 90 days the link or advertisement that leads here, so that the request can say it. Your answer, yes or no, is kept for a year in the cookie “mesure”. You can change it here.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        items: [
          'See, correct, receive in a common format or have your information erased.',
          'Take back an agreement at any time, for the future.',
          'Withdraw your request from its follow-up page.',
          'If our answer does not satisfy you: in Quebec, the Commission d’accès à l’information; in Ontario, the Office of the Privacy Commissioner of Canada.',
        ],
      },
    ],
  },
};
