/** Sentences of the statement, by the promise they make; a spec names the test that keeps each. */
const fr = {
  title: 'Accessibilité',
  description:
    'Ce que nous faisons pour que le site et la console servent à tous, comment nous le vérifions, et comment signaler un obstacle.',
  lead: 'Chacun doit pouvoir demander de l’aide, suivre sa demande et travailler ici, avec ou sans aide technique.',
  promisesTitle: 'Ce que nous faisons',
  promises: {
    level: 'Nous visons le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2, sur le site et dans la console.',
    axe: 'Avant chaque mise en ligne, un programme (axe) examine les pages du site et de la console; un seul obstacle trouvé arrête la mise en ligne.',
    keyboard: 'Le clavier suffit pour envoyer une demande.',
    scripts:
      'Une demande s’envoie, se confirme et se suit sans JavaScript. Un professionnel peut aussi accepter ou refuser sans JavaScript.',
    narrow: 'Les pages s’adaptent aux écrans de 360 à 1440 pixels, sans défilement de côté.',
    targets: 'Un bouton ou un champ mesure au moins 24 pixels de côté.',
    paste: 'Les mots de passe et les codes se collent, et un gestionnaire de mots de passe peut les remplir.',
    paper: 'Les factures et la copie de vos renseignements existent en PDF balisé et en page Web.',
    languages: 'Chaque page existe en français et en anglais, et le dit au lecteur d’écran.',
  },
  limitsTitle: 'Ce que nous ne contrôlons pas',
  limits: [
    'Les documents que les clients et les professionnels s’envoient sont gardés comme ils ont été faits.',
    'Le paiement par carte des professionnels se fait sur la page de notre fournisseur.',
  ],
  formTitle: 'Signaler un obstacle',
  formLead:
    'Dites-nous sur quelle page et avec quel appareil. Une personne vous répond par courriel en deux jours ouvrables. Vous pouvez aussi demander un contenu sous une autre forme.',
  back: 'Revenir à la déclaration',
};

const en: typeof fr = {
  title: 'Accessibility',
  description: 'What we do so that the site and the console work for everyone, how we check it, and how to report a barrier.',
  lead: 'Everyone must be able to ask for help, follow their request and work here, with or without assistive technology.',
  promisesTitle: 'What we do',
  promises: {
    level: 'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, on the site and in the console.',
    axe: 'Before each release, a program (axe) examines the pages of the site and the console; a single barrier found stops the release.',
    keyboard: 'A keyboard is enough to send a request.',
    scripts:
      'A request can be sent, confirmed and followed without JavaScript. A professional can also accept or refuse without JavaScript.',
    narrow: 'Pages adapt to screens from 360 to 1440 pixels wide, without sideways scrolling.',
    targets: 'A button or a field is at least 24 pixels on each side.',
    paste: 'Passwords and codes can be pasted, and a password manager can fill them in.',
    paper: 'Invoices and the copy of your information exist as tagged PDF and as a web page.',
    languages: 'Each page exists in French and in English, and tells screen readers which it is.',
  },
  limitsTitle: 'What we do not control',
  limits: [
    'Documents that clients and professionals send to each other are kept as they were made.',
    'Professionals pay by card on our provider’s page.',
  ],
  formTitle: 'Report a barrier',
  formLead:
    'Tell us on which page and with which device. A person answers by e-mail within two business days. You may also ask for content in another form.',
  back: 'Back to the statement',
};

export const statementTexts = { fr, en };
export type Promised = keyof typeof fr.promises;
