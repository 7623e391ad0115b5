const fr = {
  title: 'Qui a vu mes renseignements',
  text: 'Chaque ouverture de votre dossier par notre équipe est consignée. Les listes où vos coordonnées sont masquées n’y figurent pas; celles qui ont été exportées avec les coordonnées y figurent.',
  none: 'Aucune ouverture n’est consignée.',
  all: 'Voir chaque ouverture ({n})',
  team: 'Notre équipe',
  professional: 'Un professionnel',
  opened: 'a ouvert le dossier',
  file: 'a ouvert un fichier',
  list: 'a exporté une liste avec les coordonnées, où les vôtres peuvent figurer',
  names: 'a vu les noms, pour vérifier ses conflits d’intérêts',
  contact: 'a reçu vos coordonnées et votre texte',
  contactTeam: 'a affiché vos coordonnées',
  why_call: 'pour vous appeler',
  why_identity: 'pour vérifier votre identité',
  why_support: 'pour vous aider',
  why_legal: 'par obligation légale',
};

const en: typeof fr = {
  title: 'Who saw my information',
  text: 'Each time our team opens your file, it is recorded. Lists where your contact details are masked are not part of it; those exported with contact details are.',
  none: 'Nothing has been recorded as opened.',
  all: 'See each time ({n})',
  team: 'Our team',
  professional: 'A professional',
  opened: 'opened the file',
  file: 'opened a document',
  list: 'exported a list with contact details, which may include yours',
  names: 'saw the names, to check for conflicts of interest',
  contact: 'received your contact details and your text',
  contactTeam: 'displayed your contact details',
  why_call: 'to call you',
  why_identity: 'to check your identity',
  why_support: 'to help you',
  why_legal: 'because the law requires it',
};

export const lookTexts = { fr, en };
