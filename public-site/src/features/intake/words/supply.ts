/** How many professionals could take a request, while someone fills it in. Each in two: with a figure, and below the figure that says nothing of anyone. */
const fr = {
  now: [
    'D’après vos réponses, au moins {n} professionnels pourraient recevoir votre demande. Les chiffres ci-dessous disent ce que chaque choix change.',
    'D’après vos réponses, moins de {counts.min#} professionnels pourraient recevoir votre demande. Les chiffres ci-dessous disent ce que chaque choix change.',
  ],
  bracket: ['au moins {n} professionnels', 'moins de {counts.min#} professionnels'],
  ifYes: ['Si oui : au moins {n} professionnels.', 'Si oui : moins de {counts.min#} professionnels.'],
  ifNo: ['Sinon : au moins {n}.', 'Sinon : moins de {counts.min#}.'],
} as const;

const en: { readonly [K in keyof typeof fr]: readonly [string, string] } = {
  now: [
    'From your answers, at least {n} professionals could receive your request. The figures below show what each choice changes.',
    'From your answers, fewer than {counts.min#} professionals could receive your request. The figures below show what each choice changes.',
  ],
  bracket: ['at least {n} professionals', 'fewer than {counts.min#} professionals'],
  ifYes: ['If yes: at least {n} professionals.', 'If yes: fewer than {counts.min#} professionals.'],
  ifNo: ['If not: at least {n}.', 'If not: fewer than {counts.min#}.'],
};

export const supplyTexts = { fr, en };
