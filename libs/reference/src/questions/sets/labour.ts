import type { Question } from '../question.js';
import { date, many, one, option, sensitive, text, when, words, yesNo, YES_NO_UNSURE } from './build.js';

const EMPLOYEE = [when('labour.side', 'employee')];

/** Work and employment: which side, what happened at work, which delay runs. */
export const labour: readonly Question[] = [
  one('labour.side', 'offer', words('Vous êtes :', 'You are:'), [
    option('employee', 'Salarié ou salariée', 'An employee'),
    option('employer', 'Employeur', 'An employer'),
    option('contractor', 'À votre compte', 'Self-employed'),
  ]),
  many('labour.problem', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    option('dismissal', 'Congédiement ou mise à pied', 'Dismissal or layoff'),
    option('harassment', 'Harcèlement ou discrimination', 'Harassment or discrimination'),
    option('wages', 'Salaire, vacances ou heures supplémentaires', 'Wages, vacation or overtime'),
    sensitive('injury', 'Accident ou maladie du travail', 'Injury or illness at work'),
    option('contract', 'Contrat, non-concurrence ou offre de départ', 'Contract, non-compete or severance offer'),
    sensitive('leave', 'Congé parental, maladie ou invalidité', 'Parental leave, illness or disability'),
    option('other', 'Autre', 'Other'),
  ]),
  date(
    'labour.event-date',
    'offer',
    words('À quelle date est-ce arrivé, ou la dernière fois?', 'On what date did it happen, or last happen?'),
    {
      hint: words('Une date approximative suffit.', 'An approximate date is enough.'),
      why: words('Plusieurs recours doivent être exercés dans un délai court.', 'Several remedies must be used within a short time.'),
    },
  ),
  text('labour.since', words('Depuis combien de temps y travaillez-vous?', 'How long have you worked there?'), { when: EMPLOYEE }),
  yesNo('labour.union', 'offer', words('Êtes-vous syndiqué?', 'Are you unionized?'), {
    why: words('Avec un syndicat, c’est souvent lui qui doit agir en premier.', 'With a union, it is often the union that must act first.'),
    when: EMPLOYEE,
  }),
  one(
    'labour.federal',
    'offer',
    words(
      'Travaillez-vous pour une banque, un transporteur, les télécommunications ou le gouvernement fédéral?',
      'Do you work for a bank, a carrier, telecommunications or the federal government?',
    ),
    YES_NO_UNSURE,
    { why: words('Ces emplois suivent surtout les lois fédérales.', 'These jobs mostly follow federal laws.'), when: EMPLOYEE },
  ),
  yesNo('labour.still', 'offer', words('Y travaillez-vous encore?', 'Do you still work there?'), { when: EMPLOYEE }),
  yesNo('labour.offer', 'offer', words('Vous a-t-on demandé de signer une entente?', 'Were you asked to sign an agreement?'), {
    hint: words('Par exemple une quittance ou une offre de départ.', 'For example a release or a severance offer.'),
    when: EMPLOYEE,
  }),
  yesNo('labour.complaint', 'offer', words('Une plainte est-elle déjà déposée?', 'Has a complaint been filed already?'), {
    hint: words(
      'À la CNESST, au ministère du Travail, au syndicat ou à un tribunal.',
      'With the CNESST, a ministry of labour, the union or a tribunal.',
    ),
  }),
  text('labour.trade', words('Quel genre de travail est-ce?', 'What kind of work is it?'), {
    hint: words('Sans nommer l’employeur.', 'Without naming the employer.'),
  }),
];
