interface Bracket {
  readonly code: string;
  readonly fr: string;
  readonly en: string;
}
const b = (code: string, fr: string, en: string): Bracket => ({ code, fr, en });

/** Hourly rate wanted (specification 3.1 `rate`). */
export const RATES: readonly Bracket[] = [
  b('1', 'Moins de 150 $ l’heure', 'Under $150 an hour'),
  b('2', 'De 150 à 200 $ l’heure', '$150 to $200 an hour'),
  b('3', 'De 200 à 300 $ l’heure', '$200 to $300 an hour'),
  b('4', 'De 300 à 400 $ l’heure', '$300 to $400 an hour'),
  b('5', '400 $ l’heure ou plus', '$400 an hour or more'),
];

/** Budget of the client (3.1 `budget`). */
export const BUDGETS: readonly Bracket[] = [
  b('0', 'Je ne sais pas encore', 'I do not know yet'),
  b('1', 'Moins de 500 $', 'Under $500'),
  b('2', 'De 500 à 2 000 $', '$500 to $2,000'),
  b('3', 'De 2 000 à 5 000 $', '$2,000 to $5,000'),
  b('4', 'De 5 000 à 15 000 $', '$5,000 to $15,000'),
  b('5', '15 000 $ ou plus', '$15,000 or more'),
];

/** Yearly household income (3.1 `revenueRange`, six brackets, 2 by default). */
export const REVENUES: readonly Bracket[] = [
  b('0', 'Moins de 20 000 $', 'Under $20,000'),
  b('1', 'De 20 000 à 40 000 $', '$20,000 to $40,000'),
  b('2', 'De 40 000 à 60 000 $', '$40,000 to $60,000'),
  b('3', 'De 60 000 à 90 000 $', '$60,000 to $90,000'),
  b('4', 'De 90 000 à 150 000 $', '$90,000 to $150,000'),
  b('5', '150 000 $ ou plus', '$150,000 or more'),
];
