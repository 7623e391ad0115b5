import type { Question } from '../question.js';
import { date, one, option, text, when, words, yesNo, YES_NO_UNSURE } from './build.js';

/** Administrative law: who decided, when it was received, which step comes next. */
export const administrative: readonly Question[] = [
  text('admin.body', words('Quel organisme a rendu la décision?', 'Which body made the decision?'), {
    hint: words('Par exemple la SAAQ, l’IVAC, la CNESST, une ville ou un ordre.', 'For example WSIB, ODSP, a city or a regulator.'),
  }),
  one('admin.subject', 'offer', words('Sur quoi porte la décision?', 'What is the decision about?'), [
    option('benefit', 'Une aide, une rente ou une indemnité', 'A benefit, pension or compensation'),
    option('permit', 'Un permis ou une autorisation', 'A permit or licence'),
    option('discipline', 'Une plainte ou une discipline', 'A complaint or discipline'),
    option('school', 'L’école ou l’université', 'School or university'),
    option('city', 'Une ville', 'A city'),
    option('information', 'L’accès à un document', 'Access to a document'),
    option('other', 'Autre', 'Other'),
  ]),
  date('admin.date', 'offer', words('Quand l’avez-vous reçue?', 'When did you receive it?'), {
    why: words('Le délai pour contester court à partir de ce jour.', 'The time to contest runs from that day.'),
  }),
  yesNo('admin.written', 'offer', words('Avez-vous la décision par écrit?', 'Do you have the decision in writing?')),
  one('admin.review', 'offer', words('Une révision est-elle déjà demandée?', 'Has a review been asked for?'), YES_NO_UNSURE),
  date('admin.hearing', 'offer', words('Une date d’audience est-elle fixée? Laquelle?', 'Is a hearing set? For what day?'), {
    hint: words('Laissez vide s’il n’y en a pas.', 'Leave empty if there is none.'),
    when: [when('admin.review', 'yes')],
  }),
];
