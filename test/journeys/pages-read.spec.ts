import { byPage, mondays } from '../../console/src/features/site/weeks';

describe('pages read, by week', () => {
  it.each([
    ['2026-11-16', ['2026-11-16', '2026-11-09']],
    ['2026-11-22', ['2026-11-16', '2026-11-09']],
    ['2027-01-01', ['2026-12-28', '2026-12-21']],
  ])('names a week by its Monday: %s', (today, weeks) => expect(mondays(2, today)).toEqual(weeks));

  it('gives every week a place, and the most read page the first row', () => {
    const readings = [
      { day: '2026-11-16', pagePath: '/', views: 2 },
      { day: '2026-11-09', pagePath: '/faq', views: 7 },
      { day: '2026-11-09', pagePath: '/', views: 1 },
    ];
    expect(byPage(readings, mondays(3, '2026-11-22'))).toEqual([
      { path: '/faq', total: 7, byWeek: [0, 7, 0] },
      { path: '/', total: 3, byWeek: [2, 1, 0] },
    ]);
  });
});
