const fr = {
  code: 'Code à 6 chiffres',
  stepTitle: 'Confirmez que c’est bien vous',
  stepText:
    'Cette page montre des renseignements personnels. Nous vous envoyons un code à 6 chiffres par texto, ou par courriel si nous n’avons pas de numéro.',
  stepSend: 'Envoyez-moi le code',
  stepSent: 'Le code est parti vers le téléphone ou l’adresse que nous avons au dossier. Il est bon pendant {stepUp.codeMinutes}.',
  stepAgain: 'Envoyer un nouveau code',
  stepConfirm: 'Continuer',
  stepKept: 'Ce que vous avez écrit est gardé : vous le retrouverez après le code. Rien n’est encore envoyé.',
};
const en: Record<keyof typeof fr, string> = {
  code: '6-digit code',
  stepTitle: 'Confirm that it is you',
  stepText: 'This page shows personal information. We send you a 6-digit code by text message, or by e-mail if we have no number.',
  stepSend: 'Send me the code',
  stepSent: 'The code is on its way to the phone or address we have on file. It is good for {stepUp.codeMinutes}.',
  stepAgain: 'Send a new code',
  stepConfirm: 'Continue',
  stepKept: 'What you wrote is kept: you will find it again after the code. Nothing has been sent yet.',
};
export const stepUpTexts = { fr, en };
