import type { Question } from '../question.js';
import { date, many, one, option, text, when, words, yesNo } from './build.js';
import { amount } from './shared.js';

/** Tax: which agency, which years, what was received and until when to object. */
export const tax: readonly Question[] = [
  many('tax.body', 'offer', words('Quelle administration est concernée?', 'Which agency is concerned?'), [
    option('cra', 'Agence du revenu du Canada', 'Canada Revenue Agency'),
    option('rq', 'Revenu Québec', 'Revenu Québec'),
    option('other', 'Une autre', 'Another'),
  ]),
  one('tax.who', 'offer', words('Pour qui est-ce?', 'Who is it for?'), [
    option('person', 'Une personne', 'A person'),
    option('self', 'Un travailleur autonome', 'A self-employed person'),
    option('company', 'Une entreprise', 'A business'),
    option('estate', 'Une succession', 'An estate'),
  ]),
  many('tax.matter', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    option('audit', 'Une vérification', 'An audit'),
    option('assessment', 'Un avis de cotisation', 'An assessment'),
    option('debt', 'Une dette ou une saisie', 'A debt or seizure'),
    option('unfiled', 'Des déclarations en retard', 'Late returns'),
    option('voluntary', 'Une divulgation volontaire', 'A voluntary disclosure'),
    option('advice', 'Un conseil', 'Advice'),
  ]),
  text('tax.years', words('Quelles années?', 'Which years?')),
  date('tax.notice-date', 'offer', words('Quelle est la date de l’avis?', 'What is the date of the assessment?'), {
    why: words('Le délai pour s’opposer court à partir de cette date.', 'The time to object runs from that date.'),
    when: [when('tax.matter', 'assessment')],
  }),
  yesNo('tax.objected', 'offer', words('Une opposition est-elle déjà déposée?', 'Has an objection been filed?'), {
    when: [when('tax.matter', 'assessment')],
  }),
  amount,
];
