import { periodInWords } from '../../configuration/figure-words.js';
import { RETENTION_ROWS, retentionKey } from '../../retention/retention.js';
import { RETENTION_WORDS } from '../../retention/retention-words.js';
import type { Legal } from '../legal-text.js';

type Lang = 'fr' | 'en';

/** The table of retention (4.10.13) as it is shipped: what, how long, and why. */
const kept = (lang: Lang): string[][] =>
  RETENTION_ROWS.map((row) => {
    const { shipped, unit } = retentionKey(row);
    return [RETENTION_WORDS[row].what[lang], periodInWords(shipped, unit, lang), RETENTION_WORDS[row].why[lang]];
  });

/** Privacy policy (P08): purposes, recipients, retention, automated matching, cookies, rights and recourse. */
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
          ['Votre récit, vos réponses, vos documents', 'Comprendre le besoin, préparer le résumé, informer le professionnel qui accepte'],
          ['Noms des autres parties', 'Vérifier les conflits d’intérêts, et les remettre au professionnel qui accepte'],
          ['Région, budget, préférences', 'Trouver qui peut prendre la demande'],
          ['Vos messages', 'Y répondre, ou les transmettre à la personne à qui vous écrivez'],
          ['Vos accords, avec leur date', 'Prouver que vous les avez donnés, et respecter ceux que vous retirez'],
          ['Compte : courriel, appareils, empreinte du mot de passe', 'Vous reconnaître et protéger le compte'],
          [
            'Rendez-vous et rencontres : moment, façon de se rencontrer, mots joints',
            'Réserver le moment, le rappeler aux deux, savoir ce qu’il en est devenu',
          ],
          ['Professionnel : permis, coordonnées, adresse de facturation', 'Vérifier le droit d’exercer, offrir des demandes, facturer'],
          [
            'Professionnel : disponibilités, lieu des rendez-vous, heures occupées d’un autre agenda',
            'Offrir les moments où le professionnel est vraiment libre',
          ],
          [
            'Juriste que nous aimerions accueillir : nom, coordonnées, pratique, notes de nos échanges',
            'Lui présenter nos services; la fiche devient celle d’un membre si la personne s’inscrit',
          ],
          ['Candidat ou candidature : profil, curriculum vitæ', 'Montrer le profil comme vous l’avez choisi, étudier la candidature'],
        ],
      },
      {
        id: 'who',
        title: 'Qui voit quoi',
        items: [
          'Notre équipe de validation voit toute la demande. Les coordonnées sont masquées dans les listes; chaque affichage est consigné.',
          'Les professionnels sollicités voient un résumé écrit par notre équipe, sans nom ni coordonnées.',
          'Un professionnel qui vérifie ses conflits d’intérêts voit les noms pendant dix minutes au plus, ou quinze s’il achète entre-temps les juricoins qui lui manquent.',
          'Le professionnel qui accepte voit vos coordonnées et votre texte d’origine.',
          'Il voit aussi les documents que vous partagez avec lui, et vous voyez quand il en a ouvert ou téléchargé un. Vous pouvez cesser de partager un document; ce qu’il a déjà téléchargé reste chez lui.',
          'Une photo est gardée sans le lieu où elle a été prise ni les autres données de l’appareil. Tout autre fichier est gardé tel que vous l’envoyez.',
          'Un rendez-vous est vu par vous, par le professionnel et par notre équipe. Un agenda auquel un professionnel s’abonne dit le numéro de la demande et l’heure; il dit votre nom seulement si le professionnel le demande et peut déjà le voir.',
          'La page de suivi de votre demande dit combien de professionnels ont vu les noms, qui a reçu vos coordonnées, et quand notre équipe a ouvert le dossier.',
          'Juripop ou Neolegal reçoit votre demande seulement si vous l’avez permis.',
          'Nous ne vendons et ne louons aucun renseignement.',
        ],
      },
      {
        id: 'news',
        title: 'Nos nouvelles et nos offres',
        paragraphs: [
          'Un client ne reçoit nos nouvelles et nos offres que s’il a dit oui. La loi canadienne anti-pourriel nous permet aussi d’écrire, pour un temps, à un professionnel : deux ans au plus après un paiement, six mois au plus après un message auquel notre équipe a répondu. Cette permission finit d’elle-même, et un refus passe avant elle.',
        ],
        items: [
          'Le droit d’écrire est vérifié juste avant chaque envoi. Le lien au bas d’un courriel met fin à ces courriels sur-le-champ, et STOP à ces textos.',
          'Pour choisir à qui une nouvelle est destinée, nous ne regardons rien de ce dont parle une demande : ni domaine, ni récit, ni réponse, ni document.',
          'Nous notons des juristes qui pourraient se joindre à nous. Sans un accord ou une permission dont nous gardons la preuve, nous ne leur envoyons aucun courriel; à leur demande, nous ne les appelons plus.',
          'La page de vos choix, au bout du même lien, montre vos accords et vos refus avec leur date, et la fin de toute permission que vous n’avez pas donnée vous-même.',
        ],
      },
      {
        id: 'outside',
        title: 'Fournisseurs et lieu de conservation',
        paragraphs: [
          'Un fournisseur achemine nos textos et un autre nos courriels. Ils reçoivent l’adresse et le message. Un autre encaisse les paiements des professionnels; il ne reçoit rien d’une demande. Si un professionnel relie un autre agenda, nous y lisons ses heures occupées chez le fournisseur de son choix et n’y écrivons rien. Avant qu’un renseignement sorte du Québec, nous évaluons la protection qu’il y recevra, comme la loi le demande.',
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
        table: [['Quoi', 'Durée', 'Pourquoi'], ...kept('fr')],
        paragraphs: [
          'Une demande avec ses documents, un compte, un dossier ou un profil compte à partir de sa fin; un brouillon, un message du formulaire et une candidature, à partir de leur premier mot; le texte d’un message, une explication et une ligne du journal, à partir de leur date; un sondage, à partir de son envoi; la preuve d’un accord, à partir du dernier message; une demande sur vos renseignements, à partir de sa réponse; une facture, à partir de la fin de l’année fiscale. Une demande jamais confirmée est fermée après 14 jours.',
          'Un rendez-vous est gardé aussi longtemps que la demande; une rencontre avec notre équipe, aussi longtemps que la demande, le dossier ou le profil de la personne invitée; des disponibilités, aussi longtemps que le dossier ou le compte. Les heures occupées d’un autre agenda s’effacent quand il n’est plus relié.',
          'Le centre de vie privée calcule ces dates pour vous : ce que nous gardons sous une adresse que vous prouvez, jusqu’à quand, et pourquoi. Si la loi nous oblige à garder un dossier plus longtemps, deux administrateurs le décident, avec une date de fin.',
          'Vos renseignements sont chiffrés séparément de ceux des autres. Quand nous les effaçons, leur clé est détruite : ce qui en reste devient illisible, et plus personne ne peut le lire, nous compris. Il reste une empreinte de l’adresse, qui sert à respecter un refus de recevoir nos messages.',
        ],
      },
      {
        id: 'cookies',
        title: 'Témoins et mémoire du navigateur',
        table: [
          ['Nom', 'Ce qu’il retient', 'Durée'],
          ['draft', 'Le lien vers votre brouillon', '7 jours'],
          ['envoyee', 'La demande que vous venez d’envoyer, pour qu’elle ne parte pas deux fois', '1 heure'],
          ['__Host-dv', 'L’appareil où vous avez tapé un code', '1 an au plus'],
          ['__Host-rt', 'Votre session, si vous vous connectez', '30 jours au plus'],
          ['gatsby-i18next-language (mémoire locale)', 'La langue, si vous en changez', 'Jusqu’à ce que vous l’effaciez'],
          ['searchSelection (mémoire locale)', 'Votre dernière recherche, en codes', '30 jours'],
          ['mesure', 'Votre réponse, oui ou non, à être compté', '1 an'],
          ['arrivee, essai', 'Si vous acceptez : le lien ou l’annonce qui mène ici, et le formulaire montré', '90 jours'],
        ],
        paragraphs: [
          'Aucun témoin de publicité, et rien ne vient d’un autre site. Votre navigateur garde aussi des fichiers du site pour vous répondre sans connexion et, pendant une session, ce qui la fait continuer.',
          'Nous comptons les pages lues seulement si vous l’acceptez : l’adresse de la page et le jour, sans rien qui vous désigne. Vous changez votre réponse ici.',
        ],
      },
      {
        id: 'rights',
        title: 'Vos droits',
        paragraphs: [
          'Le centre de vie privée reçoit vos demandes, avec ou sans compte. Vous prouvez chaque adresse par un code; une demande ne touche que ce que nous gardons sous les adresses prouvées. Vous suivez la demande par son lien.',
        ],
        items: [
          'Voir vos renseignements et en recevoir une copie, à lire, en tableau et en données, pendant 7 jours derrière un lien et un code. Les champs qui concernent une autre personne en sont retirés.',
          'Les faire corriger, ou les corriger vous-même dans la page de votre demande.',
          'Les faire effacer. Une demande en cours est d’abord retirée, et ce qui est à l’agenda est annulé; un professionnel qui a déjà vos coordonnées garde son propre dossier, et nous l’en informons.',
          'Retirer un accord en tout temps, pour l’avenir; celui de proposer votre demande à des professionnels, en la retirant dans sa page de suivi.',
          'Faire cesser la diffusion d’un profil, et faire revoir un appariement par une personne.',
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
          [
            'Your account of events, your answers, your documents',
            'Understanding the need, preparing the summary, informing the professional who accepts',
          ],
          ['Names of the other parties', 'Checking for conflicts of interest, and giving them to the professional who accepts'],
          ['Region, budget, preferences', 'Finding who can take the request'],
          ['Your messages', 'Answering them, or passing them on to the person you write to'],
          ['Your agreements, with their date', 'Proving that you gave them, and respecting those you take back'],
          ['Account: e-mail, devices, fingerprint of the password', 'Recognizing you and protecting the account'],
          [
            'Appointments and meetings: time, way of meeting, words sent with them',
            'Booking the time, reminding both sides, knowing what became of it',
          ],
          ['Professional: licence, contact details, billing address', 'Checking the right to practise, offering requests, invoicing'],
          [
            'Professional: availability, place of appointments, busy hours of another calendar',
            'Offering the times at which the professional is really free',
          ],
          [
            'Legal professional we would like to welcome: name, contact details, practice, notes of our exchanges',
            'Presenting our services to them; the record becomes that of a member if they register',
          ],
          ['Candidate or job application: profile, résumé', 'Showing the profile as you chose, considering the application'],
        ],
      },
      {
        id: 'who',
        title: 'Who sees what',
        items: [
          'Our validation team sees the whole request. Contact details are masked in lists; each time they are shown is recorded.',
          'The professionals we ask see a summary written by our team, without names or contact details.',
          'A professional checking for conflicts of interest sees the names for ten minutes at most, or fifteen while buying the juricoins that are missing.',
          'The professional who accepts sees your contact details and your original text.',
          'That professional also sees the documents you share with them, and you can see when they opened or downloaded one. You can stop sharing a document; what was already downloaded stays with the professional.',
          'A photo is kept without the place where it was taken or the other data of the device. Any other file is kept as you send it.',
          'An appointment is seen by you, by the professional and by our team. A calendar that a professional subscribes to gives the number of the request and the time; it gives your name only if the professional asks for it and may already see it.',
          'The follow-up page of your request says how many professionals saw the names, who received your contact details, and when our team opened the file.',
          'Juripop or Neolegal receives your request only if you allowed it.',
          'We do not sell or rent any information.',
        ],
      },
      {
        id: 'news',
        title: 'Our news and offers',
        paragraphs: [
          'A client receives our news and offers only after saying yes. Canada’s anti-spam law also lets us write, for a time, to a professional: two years at most after a payment, six months at most after a message that our team answered. That permission ends by itself, and a refusal comes before it.',
        ],
        items: [
          'The right to write is checked right before each message is sent. The link at the foot of an e-mail ends these e-mails at once, and STOP these text messages.',
          'To choose whom a piece of news is for, we look at nothing of what a request is about: no field, no account of events, no answer, no document.',
          'We note legal professionals who might join us. Without an agreement or a permission of which we keep the proof, we send them no e-mail; if they ask, we no longer call them.',
          'The page of your choices, behind the same link, shows what you agreed to and refused, with the dates, and the end of any permission that you did not give yourself.',
        ],
      },
      {
        id: 'outside',
        title: 'Suppliers and where data is kept',
        paragraphs: [
          'One supplier carries our text messages and another our e-mail. They receive the address and the message. Another collects professionals’ payments; it receives nothing of a request. If a professional connects another calendar, we read the busy hours in it from the provider of their choice, and write nothing there. Before any information leaves Quebec, we assess the protection it will receive there, as the law requires.',
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
        table: [['What', 'Time', 'Why'], ...kept('en')],
        paragraphs: [
          'For a request with its documents, an account, a file or a profile, the time counts from its end; for a draft, a message of the form and a job application, from their first word; for the words of a message, an explanation and a line of the log, from their date; for a survey, from when it was sent; for the proof of an agreement, from the last message; for a request about your information, from its answer; for an invoice, from the end of the tax year. A request that is never confirmed is closed after 14 days.',
          'An appointment is kept as long as the request; a meeting with our team, as long as the request, the file or the profile of the person invited; availability, as long as the file or the account. The busy hours of another calendar are deleted when it is no longer connected.',
          'The privacy centre works these dates out for you: what we keep under an address you prove, until when, and why. If the law requires us to keep a file longer, two administrators decide it, with an end date.',
          'Your information is encrypted separately from everyone else’s. When we erase it, its key is destroyed: what is left becomes unreadable, and nobody can read it any more, ourselves included. What remains is a fingerprint of the address, so that a refusal of our messages is respected.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        table: [
          ['Name', 'What it keeps', 'Time'],
          ['draft', 'The link to your draft', '7 days'],
          ['envoyee', 'The request you just sent, so that it is not sent twice', '1 hour'],
          ['__Host-dv', 'The device on which you typed a code', '1 year at most'],
          ['__Host-rt', 'Your session, if you sign in', '30 days at most'],
          ['gatsby-i18next-language (local storage)', 'The language, if you change it', 'Until you clear it'],
          ['searchSelection (local storage)', 'Your last search, in codes', '30 days'],
          ['mesure', 'Your answer, yes or no, about being counted', '1 year'],
          ['arrivee, essai', 'If you agree: the link or advertisement that leads here, and the form you were shown', '90 days'],
        ],
        paragraphs: [
          'No advertising cookies, and nothing comes from another site. Your browser also keeps files of the site so that it can answer without a connection and, during a session, what lets it go on.',
          'We count the pages that are read only if you agree: the page’s address and the day, with nothing that points to you. You can change your answer here.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'The privacy centre takes your requests, with or without an account. You prove each address by a code; a request reaches only what we keep under the addresses that are proven. You follow the request by its link.',
        ],
        items: [
          'See your information and receive a copy of it, to read, as a table and as data, for 7 days behind a link and a code. Fields about another person are removed from it.',
          'Have it corrected, or correct it yourself on the page of your request.',
          'Have it erased. A request in progress is withdrawn first, and what is on the calendar is cancelled; a professional who already has your contact details keeps their own file, and we tell them.',
          'Take back an agreement at any time, for the future; the one to offer your request to professionals, by withdrawing it on its follow-up page.',
          'Have the publication of a profile stopped, and have a matching reviewed by a person.',
          'Withdraw your request from its follow-up page.',
          'If our answer does not satisfy you: in Quebec, the Commission d’accès à l’information; in Ontario, the Office of the Privacy Commissioner of Canada.',
        ],
      },
    ],
  },
};
