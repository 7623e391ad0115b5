import type { Withheld } from './field-words.js';
import type { CopiedKind, PersonalCopy } from './personal-copy.js';

type Access = PersonalCopy['accesses'][number];

interface CopyWords {
  readonly title: string;
  readonly made: string;
  readonly rule: string;
  readonly files: string;
  readonly nothing: string;
  readonly since: string;
  readonly seen: string;
  readonly seenIntro: string;
  readonly file: string;
  readonly kinds: Readonly<Record<CopiedKind, string>>;
  readonly withheld: Readonly<Record<Withheld, string>>;
  readonly by: Readonly<Record<Access['by'], string>>;
  readonly what: Readonly<Record<Access['what'], string>>;
  readonly columns: readonly string[];
}

/** The words of a copy of one's data. */
export const copyWords: Readonly<Record<'fr' | 'en', CopyWords>> = {
  fr: {
    title: 'Copie de vos renseignements',
    made: 'Cette copie a été faite le {when}, à partir du journal de nos systèmes.',
    rule: 'Elle contient chaque renseignement personnel que nous gardons sous les adresses que vous avez prouvées. Les champs qui concernent une autre personne en sont retirés, comme la loi le demande; ceux qui ouvrent votre compte aussi. Ils restent nommés, sans leur valeur.',
    files: 'Vos fichiers se téléchargent un à un à partir de la même page.',
    nothing: 'Nous ne gardons rien sous les adresses que vous avez prouvées.',
    since: 'depuis le',
    seen: 'Qui a vu vos renseignements',
    seenIntro: 'Les ouvertures consignées dans notre journal d’accès. Les listes, où vos coordonnées sont masquées, n’en font pas partie.',
    file: 'Fichier',
    kinds: {
      draft: 'Brouillon de demande',
      request: 'Demande',
      account: 'Compte',
      professional: 'Dossier de professionnel',
      candidate: 'Profil de candidat',
      prospect: 'Fiche de membre possible',
      jobApplication: 'Candidature à un poste chez nous',
      enquiry: 'Message du formulaire de contact',
      conversation: 'Conversation avec l’équipe',
      privacyRequest: 'La demande de copie elle-même',
      mailbox: 'Choix de messages par courriel',
      number: 'Choix de messages par texto',
    },
    withheld: {
      other: 'Retiré : ce champ concerne une autre personne.',
      secret: 'Retiré : ce champ ouvre ou protège un de vos comptes.',
      repeated: 'Retiré : même contenu que le texte du message.',
    },
    by: { team: 'Notre équipe', professional: 'Un professionnel' },
    what: {
      opened: 'a ouvert le dossier',
      contact: 'a reçu vos coordonnées',
      names: 'a vu les noms',
      file: 'a ouvert un fichier',
      list: 'a exporté une liste avec les coordonnées, où les vôtres peuvent figurer',
    },
    columns: ['Ce que nous gardons', 'Date', 'Événement', 'Renseignement', 'Valeur'],
  },
  en: {
    title: 'Copy of your information',
    made: 'This copy was made on {when} from the log of our systems.',
    rule: 'It contains every piece of personal information we keep under the addresses you proved. Fields about another person are removed, as the law requires, and so are those that open your account. They are still named, without their value.',
    files: 'Your files can be downloaded one by one from the same page.',
    nothing: 'We keep nothing under the addresses you proved.',
    since: 'since',
    seen: 'Who saw your information',
    seenIntro: 'What was opened, as recorded in our access log. Lists, where your contact details are masked, are not part of it.',
    file: 'File',
    kinds: {
      draft: 'Draft request',
      request: 'Request',
      account: 'Account',
      professional: 'Professional file',
      candidate: 'Candidate profile',
      prospect: 'Record of a possible member',
      jobApplication: 'Application for a job with us',
      enquiry: 'Contact form message',
      conversation: 'Conversation with the team',
      privacyRequest: 'The request for this copy',
      mailbox: 'Choices of messages by e-mail',
      number: 'Choices of text messages',
    },
    withheld: {
      other: 'Removed: this field is about another person.',
      secret: 'Removed: this field opens or protects one of your accounts.',
      repeated: 'Removed: same content as the text of the message.',
    },
    by: { team: 'Our team', professional: 'A professional' },
    what: {
      opened: 'opened the file',
      contact: 'received your contact details',
      names: 'saw the names',
      file: 'opened a document',
      list: 'exported a list with contact details, which may include yours',
    },
    columns: ['What we keep', 'Date', 'Event', 'Information', 'Value'],
  },
};
