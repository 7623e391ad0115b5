import { standingOf } from './professionals.js';
import type { Profile } from './professional-profiles.js';
import type { Target } from '../leads/leads.js';

/** A professional of the demo whom someone may sign in as: who they are, and whose account the launcher prints. */
export interface Featured {
  readonly key: 'lawyer' | 'paralegal';
  readonly email: string;
  readonly username: string;
  readonly is: Pick<Profile, 'province' | 'title' | 'lang'>;
  readonly fields: readonly string[];
  readonly fr: string;
  readonly en: string;
}

const FEATURED: readonly Featured[] = [
  {
    key: 'lawyer',
    email: 'avocate@jurilien.demo',
    username: 'Ariane Thibodeau',
    is: { province: 'QC', title: 'lawyer', lang: 'fr' },
    fields: ['family', 'youth', 'mediation', 'housing', 'labour', 'civilLiability'],
    fr: 'Avocate au Québec',
    en: 'Lawyer in Quebec (French)',
  },
  {
    key: 'paralegal',
    email: 'parajuriste@jurilien.demo',
    username: 'Derek Okafor',
    is: { province: 'ON', title: 'paralegal', lang: 'en' },
    fields: ['housing', 'smallClaims', 'traffic', 'administrative', 'consumer', 'labour'],
    fr: 'Parajuriste en Ontario (anglais)',
    en: 'Paralegal in Ontario',
  },
];

/** How many requests of each end are made so that each of the two has something to look at on the first day. */
export const THEIRS: Partial<Readonly<Record<Target, number>>> = {
  Offering: 3,
  SelfServe: 2,
  Accepted: 1,
  InService: 3,
  Closed: 3,
  Unserved: 2,
};

/** Two of the sixty become the people of the accounts: their names and addresses, and a practice wide enough for live offers. */
export function cast(sixty: readonly Profile[]): { people: Profile[]; featured: { who: Featured; professionalId: string }[] } {
  const people = [...sixty];
  const featured = FEATURED.map((who) => {
    const at = people.findIndex(
      (p, i) => p.province === who.is.province && p.title === who.is.title && p.lang === who.is.lang && standingOf(i) === 'approved',
    );
    const p = people[at];
    if (!p) throw new Error(`no one in the demo can be ${who.email}`);
    people[at] = {
      ...p,
      name: who.username,
      email: who.email,
      fields: who.fields,
      languages: ['fr', 'en'],
      rates: ['1', '2', '3', '4', '5'],
      radiusKm: 150,
      remote: true,
      minBudget: 0,
      callYear: Math.min(p.callYear, 2008),
      acceptsAJ: true,
      acceptsMP: true,
      acceptsConsult: true,
      superOptIn: true,
      urgentOptIn: true,
    };
    return { who, professionalId: p.professionalId };
  });
  return { people, featured };
}
