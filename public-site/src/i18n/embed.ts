const fr = {
  collector: 'Ce formulaire est celui de Jurilien, qui recueille vos renseignements et en répond. Il est gratuit.',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  newTab: '(nouvel onglet)',
  sentTitle: 'Votre demande est envoyée',
  sentLead: 'Jurilien l’a reçue. Un courriel et un texto viennent de partir vers vous.',
  sentConfirm: 'Confirmez votre téléphone avec le code reçu par texto.',
  sentCheck: 'Notre équipe lit votre demande.',
  sentFind: 'Un professionnel qui l’accepte vous appelle.',
  follow: 'Confirmer et suivre ma demande',
};
const en: typeof fr = {
  collector: 'This form belongs to Jurilien, which collects your information and answers for it. It is free.',
  terms: 'Terms of use',
  privacy: 'Privacy',
  newTab: '(new tab)',
  sentTitle: 'Your request is sent',
  sentLead: 'Jurilien has received it. An e-mail and a text message are on their way to you.',
  sentConfirm: 'Confirm your phone with the code you get by text message.',
  sentCheck: 'Our team reads your request.',
  sentFind: 'A professional who accepts it calls you.',
  follow: 'Confirm and follow my request',
};
export const embedTexts = { fr, en };
