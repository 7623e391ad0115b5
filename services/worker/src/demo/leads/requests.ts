import { mailboxOf, MAIL_DOMAINS, nameIn, phoneNumbers } from '../names.js';
import { placeIn, postalCodeIn, type Place } from '../places.js';
import { DAY, iso } from '../ports.js';
import type { Random } from '../random.js';
import type { RequestText } from '../texts/text.js';
import { CLOSINGS_EN, TEXTS_EN } from '../texts/texts-en.js';
import { CLOSINGS_FR, TEXTS_FR } from '../texts/texts-fr.js';

/** One client's request as the demo imagines it, before any command. */
export interface Request {
  readonly leadId: string;
  readonly lang: 'fr' | 'en';
  readonly place: Place;
  readonly text: RequestText;
  readonly description: string;
  readonly clientName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly fields: Readonly<Record<string, unknown>> & { readonly othersInvolved: ReturnType<typeof parties> };
  /** The professional it was made for, who is asked first and takes it where someone does. */
  readonly favours?: string;
}

const COMPANIES_FR = [
  'Rénovations Boréal inc.',
  'Gestion immobilière du Parc',
  'Transport Lacombe',
  'Assurances Le Rempart',
  'Clinique du Mont',
  'Garage Belle-Rive',
  '9999-0000 Québec inc.',
];
const COMPANIES_EN = [
  'Northgate Property Management',
  'Maple Ridge Contracting',
  'Lakeshore Auto Sales',
  'Crown Point Insurance',
  'Trillium Fitness Club',
  '1000000 Ontario Inc.',
];
/** The other side is most often a person in these matters, a company in the others. */
const BETWEEN_PERSONS = new Set(['family', 'mediation', 'estates', 'youth', 'realEstate']);

/** Makes requests one after another: texts take turns, so that all are read before one comes back. */
export function requestMaker(random: Random): (createdAt: number) => Request {
  const phone = phoneNumbers();
  const decks: Record<string, RequestText[]> = {};
  let made = 0;
  const draw = (lang: 'fr' | 'en', province: 'QC' | 'ON'): RequestText => {
    const key = `${lang}-${province}`;
    if (!decks[key]?.length)
      decks[key] = random.some(
        (lang === 'fr' ? TEXTS_FR : TEXTS_EN).filter((t) => !t.only || t.only === province),
        1000,
      );
    return decks[key].pop()!;
  };
  return (createdAt) => {
    const province = random.chance(66) ? 'QC' : 'ON';
    const lang = random.chance(province === 'QC' ? 86 : 8) ? 'fr' : 'en';
    const text = draw(lang, province);
    const place = placeIn(province, random);
    const clientName = nameIn(lang, random);
    const closing = random.pick(lang === 'fr' ? CLOSINGS_FR : CLOSINGS_EN);
    made += 1;
    return {
      leadId: random.uuid(),
      lang,
      place,
      text,
      clientName,
      description: [text.text, closing].filter(Boolean).join(' '),
      email: `${mailboxOf(clientName)}${made}@${random.pick(MAIL_DOMAINS)}`,
      phoneNumber: phone(province),
      fields: fieldsOf(random, { text, place, lang, createdAt }),
    };
  };
}

function fieldsOf(
  random: Random,
  { text, place, lang, createdAt }: { text: RequestText; place: Place; lang: 'fr' | 'en'; createdAt: number },
): Request['fields'] {
  const facts: Record<string, unknown> = { ...text.facts };
  // A paralegal is an Ontario matter; a text that fits both provinces must not ask for one in Quebec.
  if (place.province !== 'ON') delete facts['paralegal'];
  if (facts['hasCourtDate']) facts['courtDate'] = iso(createdAt + random.between(6, 60) * DAY).slice(0, 10);
  return {
    lawyerType: text.type,
    province: place.province,
    region: place.region,
    city: place.city,
    postalCode: random.chance(60) ? postalCodeIn(random.pick(place.fsas), random) : null,
    acceptDistance: random.chance(55),
    rate: random.pick(['2', '3', '3', '3', '4']),
    budget: random.pick([0, 0, 1, 2, 2, 3]),
    experience: random.chance(20) ? random.pick([3, 5, 10]) : 0,
    consultBefore: random.chance(18),
    ...facts,
    othersInvolved: parties(random, text, lang),
  };
}

function parties(random: Random, text: RequestText, lang: 'fr' | 'en'): { name: string; role?: string; unknown?: boolean }[] {
  if (random.chance(12)) return [{ name: '', unknown: true }];
  const person = { name: nameIn(lang, random), role: lang === 'fr' ? 'autre partie' : 'other party' };
  const company = { name: random.pick(lang === 'fr' ? COMPANIES_FR : COMPANIES_EN), role: lang === 'fr' ? 'autre partie' : 'other party' };
  return [BETWEEN_PERSONS.has(text.type) || random.chance(40) ? person : company];
}
