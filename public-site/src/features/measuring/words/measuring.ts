const fr = {
  title: 'Pouvons-nous compter les pages lues?',
  text: 'Seulement l’adresse de la page, le jour et l’annonce d’où vous venez : rien sur vous, rien chez un tiers. Vous pourrez changer d’avis.',
  more: 'Ce que nous comptons, et comment l’arrêter',
  yes: 'Oui, compter',
  no: 'Non, ne pas compter',
  nowYes: 'Vous avez accepté que nous comptions les pages lues.',
  nowNo: 'Les pages que vous lisez ne sont pas comptées.',
  withdraw: 'Ne plus compter',
  agree: 'Accepter que ce soit compté',
};

const en: Record<keyof typeof fr, string> = {
  title: 'May we count the pages that are read?',
  text: 'Only the page’s address, the day and the ad that brought you here: nothing about you, and nothing goes to anyone else. You can change your mind.',
  more: 'What we count, and how to stop it',
  yes: 'Yes, count',
  no: 'No, do not count',
  nowYes: 'You agreed that we count the pages that are read.',
  nowNo: 'The pages you read are not counted.',
  withdraw: 'Stop counting',
  agree: 'Agree to counting',
};
export const measuringWords = { fr, en };
