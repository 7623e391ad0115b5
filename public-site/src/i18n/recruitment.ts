const fr = {
  title: 'Recrutement',
  description:
    'Travailler chez Jurilien : les postes ouverts, ce que nous demandons, ce que nous offrons et comment postuler en français ou en anglais.',
  lead: 'Nous embauchons des gens qui écrivent clair et qui écoutent bien.',
  jobs: 'Postes ouverts',
  none: 'Aucun poste n’est ouvert en ce moment.',
  place: 'Lieu',
  kind: 'Horaire',
  until: 'Date limite',
  apply: 'Postuler',
  equal:
    'Chaque candidature est lue par une personne. Dites-nous si une entrevue adaptée vous aiderait. Nous ne demandons ni photo, ni âge, ni état civil.',
  kept: 'Votre dossier sert à l’embauche seulement, et il est effacé au plus tard six mois après la date limite.',
  how: 'Comment postuler',
  howText:
    'Écrivez à {email} avec votre curriculum vitæ (PDF ou Word) et le titre du poste dans l’objet. Vous recevez une réponse dans les dix jours ouvrables.',
  firms: 'Des candidats pour votre cabinet?',
  firmsText: 'L’espace où des candidats se présentent à des cabinets n’est pas encore ouvert. Aucun profil n’est recueilli d’ici là.',
  firmsLink: 'Recevoir des demandes de clients',
};
const en: Record<keyof typeof fr, string> = {
  title: 'Recruitment',
  description: 'Working at Jurilien: open positions, what we ask for, what we offer, and how to apply in English or in French.',
  lead: 'We hire people who write clearly and listen well.',
  jobs: 'Open positions',
  none: 'No position is open at the moment.',
  place: 'Place',
  kind: 'Hours',
  until: 'Closing date',
  apply: 'Apply',
  equal: 'A person reads every application. Tell us if an adapted interview would help. We ask for no photo, age or marital status.',
  kept: 'Your file is used for hiring only, and is erased at the latest six months after the closing date.',
  how: 'How to apply',
  howText:
    'Write to {email} with your résumé (PDF or Word) and the title of the position in the subject. You get an answer within ten business days.',
  firms: 'Candidates for your firm?',
  firmsText: 'The area where candidates present themselves to firms is not open yet. No profile is collected before it is.',
  firmsLink: 'Receive requests from clients',
};
export const recruitmentWords = { fr, en };
