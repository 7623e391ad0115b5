import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../public-site/src/routes.table';

const SITE = 'public-site/src';
const source = (path: string): string => readFileSync(join(SITE, path), 'utf8');
/** The account is everybody's; its page has the navigation of no role. */
const EVERYBODYS = ['account'];
const listed = [...source('pro/nav.ts').matchAll(/\{ page: '(\w+)'/g)].map(([, page]) => page as keyof typeof pages);

describe('pages of the professional’s area', () => {
  it('are listed', () => expect(listed).toEqual(expect.arrayContaining(['dashboard', 'offers', 'whyOffers', 'profile', 'account'])));
  it.each(listed.filter((page) => !EVERYBODYS.includes(page)))('%s has the area’s navigation around it', (page) => {
    expect(source(pages[page].file)).toContain('<ProPage');
  });
});
