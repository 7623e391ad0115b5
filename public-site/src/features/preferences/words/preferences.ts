const fr = {
  title: 'Les messages que je reçois',
  lead: 'Ces choix valent pour l’adresse à laquelle ce lien a été envoyé.',
  classes: 'Je veux recevoir',
  digest: 'Le résumé de fin de journée des demandes prises par d’autres',
  contains: 'Ce que cela comprend :',
  pending:
    'Les nouveautés ont été cochées dans une demande avec cette adresse. Rien ne part avant que ce soit confirmé : enregistrez pour le confirmer, ou décochez.',
  always:
    'Ce qui accompagne une démarche en cours (confirmations, rendez-vous, coordonnées, codes) ne dépend pas de ces choix : vous en avez besoin pour la mener à terme.',
  withoutService:
    'Sans les offres par courriel, vous les recevez par texto si votre numéro est confirmé; elles restent toujours sur votre page.',
  save: 'Enregistrer mes choix',
  saved: 'Vos choix sont enregistrés. Ils valent dès maintenant.',
  unknownTitle: 'Ce lien ne fonctionne pas',
  unknownText: 'Il est incomplet ou n’est pas le nôtre. Ouvrez celui qui se trouve au bas de notre dernier courriel.',
  home: 'Retour à l’accueil',
};

const en: typeof fr = {
  title: 'The messages I receive',
  lead: 'These choices apply to the address this link was sent to.',
  classes: 'I want to receive',
  digest: 'The end-of-day summary of requests taken by others',
  contains: 'What this includes:',
  pending: '“News” was ticked on a request with this address. Nothing is sent until that is confirmed: save to confirm it, or untick it.',
  always:
    'What goes with something under way (confirmations, appointments, contact details, codes) does not depend on these choices: you need it to see things through.',
  withoutService: 'Without offers by e-mail, you receive them by text if your number is confirmed; they always stay on your page.',
  save: 'Save my choices',
  saved: 'Your choices are saved. They apply from now on.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete or is not one of ours. Open the one at the bottom of our last e-mail.',
  home: 'Back to the home page',
};

export const preferencesTexts = { fr, en };
