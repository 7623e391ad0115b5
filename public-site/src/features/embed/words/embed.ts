const fr = {
  collector: 'Ce formulaire est celui de Jurilien, qui recueille vos renseignements et en répond. Il est gratuit.',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  newTab: '(nouvel onglet)',
  sentTitle: 'Votre demande est envoyée',
  sentLead: 'Jurilien l’a reçue et vous écrit pour la confirmer.',
  sentConfirm: 'Confirmez-la par le lien reçu par courriel ou le code reçu par texto.',
  sentCheck: 'Notre équipe lit votre demande.',
  sentFind: 'Un professionnel qui l’accepte vous appelle.',
  follow: 'Confirmer et suivre ma demande',
};
const en: typeof fr = {
  collector: 'This form belongs to Jurilien, which collects your information and is responsible for it. It is free.',
  terms: 'Terms of use',
  privacy: 'Privacy',
  newTab: '(new tab)',
  sentTitle: 'Your request is sent',
  sentLead: 'Jurilien has received it and is writing to you to confirm it.',
  sentConfirm: 'Confirm it with the link you get by e-mail or the code you get by text message.',
  sentCheck: 'Our team reads your request.',
  sentFind: 'A professional who accepts it calls you.',
  follow: 'Confirm and follow my request',
};
export const embedTexts = { fr, en };
