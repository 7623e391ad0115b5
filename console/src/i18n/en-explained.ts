import type { explainedFr } from './fr-explained';
import type { Texts } from './messages';

export const explainedEn: Texts<typeof explainedFr> = {
  ended: { next: 'The request has ended: nothing more is planned.' },
  explained: {
    title: '{count, plural, one {Why these people: the only one eligible} other {Why these people: all # eligible, in order}}',
    rules: 'Computed with version {n} of the rules. Neither balance, nor purchases, nor price count.',
    points: 'asked for their points',
    fairness: 'asked for fairness: furthest behind their fair share',
    atOpening: 'asked when their hours open, {date}',
    hours: 'later: outside their hours during this wave',
    firm: 'later: someone of the same firm is already asked',
    beyond: 'not in this wave: its seats are taken',
    more: '{count, plural, one {and one more person further down} other {and # more further down}}',
    others: '{count, plural, one {and one more person} other {and # more people}}',
  },
};
