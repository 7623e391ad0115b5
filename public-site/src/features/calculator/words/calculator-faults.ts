import type { Fault, Question } from '@jurilien/reference/child-support';

type Key = Fault | 'home_a.choose' | 'home_b.choose' | 'divorce.choose' | 'income_a.missing' | 'income_b.missing';

/** What is wrong with an answer of the calculator; the browser's script says it in the same words. */
const fr: Record<Key, string> = {
  choose: 'Choisissez une réponse',
  'home_a.choose': 'Choisissez où vous vivez',
  'home_b.choose': 'Choisissez où vit l’autre parent',
  'divorce.choose': 'Dites si un divorce est demandé ou prononcé',
  missing: 'Écrivez un montant, ou 0',
  'income_a.missing': 'Écrivez votre revenu annuel, ou 0',
  'income_b.missing': 'Écrivez le revenu annuel de l’autre parent, ou 0',
  amount: 'Écrivez un montant en chiffres, par exemple 45 000 ou 45 000,50',
  negative: 'Écrivez un montant de 0 ou plus',
  huge: 'Ce montant dépasse 100 000 000 $ par année : vérifiez les zéros',
  sum: 'Ce total n’est pas celui des lignes 200 à 208 : videz-le, ou corrigez-les',
  count: 'Écrivez un nombre entier d’enfants, par exemple 2',
  'many-children': 'Le calculateur compte 20 enfants au plus',
  'no-child': 'Écrivez au moins un enfant, dans la ligne qui vous ressemble',
  outside: 'Au moins un des deux parents doit vivre au Canada : sinon, aucune de ces tables ne s’applique',
  days: 'Écrivez un nombre de jours entre 0 et 365, par exemple 182,5',
  'days-missing': 'Écrivez combien de jours par année',
  'days-access': 'Ici, il faut plus de 73 jours et moins de 146. Sinon, choisissez une autre ligne',
  'days-shared': 'Ici, il faut de 146 à 219 jours. Sinon, choisissez une autre ligne',
  date: 'Écrivez une date qui existe, par exemple 2026-01-31',
  'date-far': 'Choisissez une date au plus tard l’an prochain',
  'date-quebec': 'Nous avons les tables du Québec depuis le 1er janvier 2025',
  'date-federal': 'Nous avons les tables fédérales depuis le 22 novembre 2017',
  'date-ontario': 'Avant le 1er octobre 2025, nous avons seulement la table fédérale de l’Ontario',
};
const en: Record<Key, string> = {
  choose: 'Choose an answer',
  'home_a.choose': 'Choose where you live',
  'home_b.choose': 'Choose where the other parent lives',
  'divorce.choose': 'Say whether a divorce has been applied for or granted',
  missing: 'Write an amount, or 0',
  'income_a.missing': 'Write your annual income, or 0',
  'income_b.missing': 'Write the other parent’s annual income, or 0',
  amount: 'Write an amount in figures, for example 45,000 or 45,000.50',
  negative: 'Write an amount of 0 or more',
  huge: 'This amount is above $100,000,000 a year: check the zeros',
  sum: 'This total is not that of lines 200 to 208: clear it, or correct them',
  count: 'Write a whole number of children, for example 2',
  'many-children': 'The calculator counts 20 children at most',
  'no-child': 'Enter at least one child, on the line closest to your situation',
  outside: 'At least one parent must live in Canada: otherwise none of these tables applies',
  days: 'Write a number of days between 0 and 365, for example 182.5',
  'days-missing': 'Write how many days a year',
  'days-access': 'Here it must be more than 73 days and less than 146. Otherwise choose another line',
  'days-shared': 'Here it must be from 146 to 219 days. Otherwise choose another line',
  date: 'Write a date that exists, for example 2026-01-31',
  'date-far': 'Choose a date no later than next year',
  'date-quebec': 'Our Quebec tables start on January 1, 2025',
  'date-federal': 'Our federal tables start on November 22, 2017',
  'date-ontario': 'Before October 1, 2025, we only have the federal table for Ontario',
};
const faultTexts = { fr, en };

/** The sentence for a fault, as exact as we have it for the question. */
export const faultText = (lang: 'fr' | 'en', question: Question, fault: Fault): string => {
  const words: Readonly<Record<string, string>> = faultTexts[lang];
  return words[`${question}.${fault}`] ?? words[fault]!;
};
