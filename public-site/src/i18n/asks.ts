/** Words of questions that guided forms add; `page.key` speaks for one form alone. */
const fr = {
  why: 'Pourquoi cette question?',
  left: 'Il reste {n} caractères.',
  pressing: 'Est-ce urgent?',
  pressingDetained: 'Quelqu’un est détenu ou arrêté',
  pressingViolence: 'Je vis de la violence, ou je crains pour ma sécurité',
  pressingEviction: 'Je dois quitter mon logement d’ici 72 heures',
  pressingSoon: 'Dans les prochains jours',
  pressingCalmly: 'Rien ne presse',
};

const en: Record<keyof typeof fr, string> = {
  why: 'Why this question?',
  left: '{n} characters left.',
  pressing: 'Is it urgent?',
  pressingDetained: 'Someone is in custody or under arrest',
  pressingViolence: 'I am living with violence, or I fear for my safety',
  pressingEviction: 'I must leave my home within 72 hours',
  pressingSoon: 'In the next few days',
  pressingCalmly: 'There is no rush',
};

export const askTexts = { fr, en };
