const fr = {
  title: 'Registre de nos fournisseurs',
  who: 'Qui',
  purpose: 'À quoi il sert',
  data: 'Ce qu’il reçoit',
  place: 'Où',
  assessed: 'Évalué le',
  unstated: 'à préciser',
};
const en: Record<keyof typeof fr, string> = {
  title: 'Register of our service providers',
  who: 'Who',
  purpose: 'What for',
  data: 'What they receive',
  place: 'Where',
  assessed: 'Assessed on',
  unstated: 'to be stated',
};
export const processorWords = { fr, en };
