import { firmIn, mailboxOf, MAIL_DOMAINS, nameIn, phoneNumbers } from '../names.js';
import { PLACES, placeIn, type Place } from '../places.js';
import type { Random } from '../random.js';

type Title = 'lawyer' | 'notary' | 'paralegal' | 'mediator';

/** One professional as the demo imagines them, before any command. */
export interface Profile {
  readonly professionalId: string;
  readonly title: Title;
  readonly name: string;
  readonly firm?: string;
  readonly province: 'QC' | 'ON';
  readonly place: Place;
  readonly fsa: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly lang: 'fr' | 'en';
  readonly languages: readonly string[];
  readonly fields: readonly string[];
  readonly regions: readonly string[];
  readonly licenceNo: string;
  readonly callYear: number;
  readonly radiusKm: number;
  readonly remote: boolean;
  readonly rates: readonly ('1' | '2' | '3' | '4' | '5')[];
  readonly minBudget: number;
  readonly acceptsAJ: boolean;
  readonly acceptsMP: boolean;
  readonly acceptsConsult: boolean;
  readonly superOptIn: boolean;
  readonly urgentOptIn: boolean;
}

/** How many of each, 60 in all. */
const COUNTS: readonly (readonly [province: 'QC' | 'ON', title: Title, count: number])[] = [
  ['QC', 'lawyer', 30],
  ['QC', 'notary', 6],
  ['QC', 'mediator', 3],
  ['ON', 'lawyer', 14],
  ['ON', 'paralegal', 5],
  ['ON', 'mediator', 2],
];

/** Fields that go together in one practice. */
const PRACTICES: readonly (readonly string[])[] = [
  ['family', 'youth', 'mediation'],
  ['family', 'estates'],
  ['family', 'criminal', 'youth'],
  ['criminal', 'traffic'],
  ['housing', 'administrative', 'consumer', 'smallClaims'],
  ['hiddenDefect', 'realEstate', 'civilLiability'],
  ['labour', 'administrative'],
  ['labour', 'insurance', 'civilLiability'],
  ['business', 'tax', 'realEstate'],
  ['business', 'labour', 'consumer'],
  ['immigration', 'administrative'],
  ['estates', 'realEstate', 'tax'],
  ['civilLiability', 'insurance', 'hiddenDefect'],
  ['housing', 'realEstate', 'hiddenDefect'],
  ['consumer', 'smallClaims', 'other', 'civilLiability'],
  ['family', 'housing', 'other'],
];
const FIELDS_OF: Readonly<Record<Exclude<Title, 'lawyer'>, readonly string[]>> = {
  notary: ['estates', 'realEstate', 'family', 'other'],
  paralegal: ['housing', 'smallClaims', 'traffic', 'administrative', 'consumer'],
  mediator: ['mediation', 'family'],
};

/** Sixty professionals, the same for the same seed. */
export function profiles(random: Random, year: number): Profile[] {
  const phone = phoneNumbers();
  const firms = { QC: ['', '', ''].map(() => firmIn('fr', random)), ON: ['', ''].map(() => firmIn('en', random)) };
  return COUNTS.flatMap(([province, title, count]) =>
    Array.from({ length: count }, (_, i) => profile(random, { province, title, i, year, phone, firms })),
  );
}

interface Making {
  readonly province: 'QC' | 'ON';
  readonly title: Title;
  readonly i: number;
  readonly year: number;
  readonly phone: (province: 'QC' | 'ON') => string;
  readonly firms: Readonly<Record<'QC' | 'ON', readonly string[]>>;
}

function profile(random: Random, { province, title, i, year, phone, firms }: Making): Profile {
  const lang = province === 'QC' ? (random.chance(88) ? 'fr' : 'en') : random.chance(14) ? 'fr' : 'en';
  const name = nameIn(lang, random);
  const place = placeIn(province, random);
  const other = lang === 'fr' ? 'en' : 'fr';
  const near = PLACES.filter((p) => p.province === province && p.region !== place.region).map((p) => p.region);
  const callYear = year - random.between(2, 31);
  return {
    professionalId: random.uuid(),
    title,
    name,
    province,
    place,
    lang,
    callYear,
    ...(random.chance(30) ? { firm: random.pick(firms[province]) } : random.chance(50) ? { firm: firmIn(lang, random) } : {}),
    fsa: random.pick(place.fsas),
    email: `${mailboxOf(name)}@${random.pick(MAIL_DOMAINS)}`,
    phoneNumber: phone(province),
    languages: [
      lang,
      ...(random.chance(province === 'QC' ? 72 : 22) ? [other] : []),
      ...(random.chance(12) ? [random.pick(['es', 'ar', 'pt', 'it', 'zh'])] : []),
    ],
    fields: title === 'lawyer' ? PRACTICES[i % PRACTICES.length]! : FIELDS_OF[title],
    regions: [place.region, ...random.some([...new Set(near)], random.between(2, 6))],
    licenceNo: licenceNo(province, title, random),
    radiusKm: random.pick([25, 50, 75, 100, 150]),
    remote: random.chance(85),
    rates: random.pick([
      ['1', '2', '3'],
      ['2', '3', '4'],
      ['2', '3', '4'],
      ['3', '4'],
      ['2', '3', '4', '5'],
      ['1', '2', '3', '4', '5'],
    ]),
    minBudget: random.pick([0, 0, 0, 0, 1, 2]),
    acceptsAJ: random.chance(55),
    acceptsMP: random.chance(85),
    acceptsConsult: random.chance(88),
    superOptIn: random.chance(50),
    urgentOptIn: random.chance(55),
  };
}

/** Shapes of licence numbers as the public directories show them; the numbers are invented. */
function licenceNo(province: 'QC' | 'ON', title: Title, random: Random): string {
  if (title === 'paralegal') return `P${random.between(10_000, 29_999)}`;
  if (province === 'ON') return `${random.between(30_000, 89_999)}${'ABCDEFGHJKLMNPRSTVW'[random.below(19)]}`;
  return title === 'notary' ? `N${random.between(1000, 9999)}` : `${random.between(180_000, 369_999)}-${random.below(10)}`;
}
