import type { transparencyFr } from './fr-transparency';
import type { Texts } from './messages';

/** X03: what matching meant for one professional, month by month. */
export const transparencyEn: Texts<typeof transparencyFr> = {
  transparency: {
    title: 'Monthly matching report',
    hint: 'What the person reads too: their own codes and their own points. Each request counts once, in the month it first came up.',
    months: 'Months',
    running: 'This month is under way: its figures still change.',
    empty: 'No request of their province came up in the last six months.',
    nothing: 'No request of their province in that month.',
    totals: 'In short',
    considered: 'Own fields and territory',
    outside: 'Elsewhere or other fields',
    eligible: 'Eligible',
    asked: 'Asked',
    how: 'Asked: on what ground',
    by: { points: 'For points', fairness: 'Fairness seat', exploration: 'Newcomer’s points', manual: 'By the team', board: 'Board' },
    whyNot: 'Not asked: why',
    queued: 'Eligible, others came first',
    parts: 'Points on average',
    part: 'Criterion',
    own: 'Own average',
    others: 'The others',
    othersNote: 'Average of {k} other people asked for the same requests; each counts the same.',
    othersFew: 'Fewer than ten other people were asked: their average is not shown.',
    othersLater: 'The average of the others is added once the month is over, if there are ten or more.',
    people: 'Other people counted',
    month: 'Month',
    section: 'Section',
    measure: 'Measure',
    value: 'Number',
    download: 'Download the report (CSV)',
  },
};
