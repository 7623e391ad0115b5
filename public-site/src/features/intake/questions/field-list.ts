import { asksCriminalFile, asksJobPeril, BUDGETS, PARTNERS, RATES, REVENUES, type PublicKeyName } from '@jurilien/reference';
import {
  choices,
  featureAt,
  fieldChoices,
  provinceOf,
  regionGroups,
  servedProvinces,
  type Choice,
  type FeatureName,
  type Figures,
} from '../../../lang';
import type { Lang } from '../../../routes.table';
import { text, type Raw } from '../../../forms';

/** How a question is asked. `people`, `consents`, `statements` and `partners` are groups that are always asked together. */
export type Kind =
  | 'line'
  | 'area'
  | 'radios'
  | 'checks'
  | 'yesno'
  | 'select'
  | 'check'
  | 'people'
  | 'consents'
  | 'consentsFor'
  | 'statements'
  | 'partners'
  | 'documents';

/** One question of a form, as data. Its words are `label` of the texts of fields, its name when absent; `…Hint` is its hint. */
export interface Field {
  readonly kind: Kind;
  readonly label?: string;
  /** May stay empty, and is marked as optional. */
  readonly optional?: true;
  /** Its rule (`check.server.ts`) is looked at before going on. */
  readonly checked?: true;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly complete?: string;
  readonly length?: number;
  /** The figure that is its longest length, where the business sets that. */
  readonly longest?: PublicKeyName;
  readonly short?: true;
  readonly counter?: true;
  readonly layout?: 'two' | 'inline';
  /** Codes of its answers, each with the key of its words. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly options?: (lang: Lang, figures: Figures, raw: Raw) => readonly Choice[];
  readonly groups?: (
    lang: Lang,
    figures: Figures,
    raw: Raw,
  ) => readonly { readonly code: string; readonly label: string; readonly options: readonly Choice[] }[];
  /** First entry of a list: the key of its words, a dash when absent. */
  readonly empty?: string;
  readonly initial?: (raw: Raw, lang: Lang) => string | undefined;
  /** Asked on the same page once another question has this answer: its name and the answers that open this one. */
  readonly when?: readonly [name: string, answers: readonly string[]];
  /** Asked only for some answers of earlier pages. */
  readonly only?: (raw: Raw) => boolean;
  /** Asked only where this is offered. */
  readonly feature?: FeatureName;
}

/** Urgency in a guided form: a court date is a question of its own there. */
const PRESSING = {
  detained: 'pressingDetained',
  violence: 'pressingViolence',
  eviction: 'pressingEviction',
  soon: 'pressingSoon',
  calmly: 'pressingCalmly',
};

const field = (raw: Raw): string => text(raw, 'lawyerType');
const provinceIn = (raw: Raw): string => provinceOf(text(raw, 'region')) ?? text(raw, 'province');
const inOntario = (raw: Raw): boolean => provinceIn(raw) === 'ON';
/** Whether what a question asks for is offered where the person is. */
export const isOffered = ({ feature }: Field, raw: Raw, figures: Figures): boolean =>
  !feature || featureAt(figures, feature, provinceIn(raw));

/** Questions that every form may ask, by the name they are posted under; those of a field of law come from its question set. */
export const FIELDS: Readonly<Record<string, Field>> = {
  lawyerType: { kind: 'radios', layout: 'two', options: fieldChoices, checked: true },
  additionalLawyerTypes: {
    kind: 'checks',
    label: 'additional',
    layout: 'two',
    options: (lang) => fieldChoices(lang).map(({ value, label }) => ({ value, label })),
  },
  commercial: { kind: 'yesno', optional: true },
  documents: { kind: 'documents', label: 'documentsAsked', optional: true },
  description: { kind: 'area', longest: 'lead.description.max', counter: true, checked: true },
  consultBefore: { kind: 'yesno', optional: true },
  hasCriminalFile: { kind: 'yesno', optional: true, only: (raw) => asksCriminalFile(field(raw)) },
  employementPeril: { kind: 'yesno', optional: true, only: (raw) => asksJobPeril(field(raw)) },
  province: {
    kind: 'radios',
    layout: 'inline',
    options: (lang, figures, raw) => choices(servedProvinces(figures, provinceIn(raw)), lang),
    initial: (raw) => provinceOf(text(raw, 'region')),
  },
  region: {
    kind: 'select',
    groups: (lang, figures, raw) => regionGroups(lang, servedProvinces(figures, provinceIn(raw))),
    empty: 'chooseRegion',
  },
  city: { kind: 'line', complete: 'address-level2', length: 100, optional: true },
  street: { kind: 'line', complete: 'street-address', length: 200, optional: true },
  postalCode: { kind: 'line', complete: 'postal-code', length: 10, short: true, optional: true, checked: true },
  hasCourtDate: { kind: 'yesno' },
  courtDate: { kind: 'line', type: 'date', short: true, checked: true, when: ['hasCourtDate', ['yes']] },
  urgency: { kind: 'radios', label: 'pressing', codes: PRESSING, optional: true },
  people: { kind: 'people', label: 'partyName', checked: true },
  helpKind: { kind: 'radios', codes: { mandate: 'helpMandate', consult: 'helpConsult', small: 'helpSmall' }, optional: true },
  budget: { kind: 'radios', layout: 'two', options: (lang) => choices(BUDGETS, lang), optional: true },
  juridicalHelp: { kind: 'yesno', optional: true },
  hasLegalAidCert: { kind: 'yesno', optional: true, when: ['juridicalHelp', ['yes']] },
  revenueRange: { kind: 'select', options: (lang) => choices(REVENUES, lang), optional: true, when: ['juridicalHelp', ['yes']] },
  acceptDistance: { kind: 'yesno', optional: true },
  paralegal: { kind: 'yesno', optional: true, only: inOntario },
  rate: { kind: 'select', options: (lang) => choices(RATES, lang), optional: true },
  experience: { kind: 'select', codes: { 0: 'experienceAny', 5: 'experience5', 10: 'experience10', 15: 'experience15' }, optional: true },
  mediator: { kind: 'yesno', optional: true },
  multi: { kind: 'yesno', optional: true, feature: 'feature.multi' },
  clientName: { kind: 'line', complete: 'name', length: 120, checked: true },
  email: { kind: 'line', type: 'email', complete: 'email', length: 254, checked: true },
  phoneNumber: { kind: 'line', type: 'tel', complete: 'tel', length: 40, short: true, checked: true },
  lang: { kind: 'radios', layout: 'inline', codes: { fr: 'french', en: 'english' }, initial: (_, lang) => lang },
  'q.contact.hours': {
    kind: 'checks',
    label: 'contactHours',
    codes: { morning: 'contactMorning', afternoon: 'contactAfternoon', evening: 'contactEvening' },
    optional: true,
  },
  'q.contact.care': {
    kind: 'checks',
    label: 'contactCare',
    codes: {
      'no-voicemail': 'contactNoVoicemail',
      'no-subject': 'contactNoSubject',
      'email-only': 'contactEmailOnly',
      'text-only': 'contactTextOnly',
      'no-calls': 'contactNoCalls',
    },
    optional: true,
  },
  'q.contact.care-words': { kind: 'area', label: 'contactCareWords', length: 1_000, optional: true },
  consents: { kind: 'consents', checked: true },
  consentsFor: { kind: 'consentsFor', checked: true },
  partners: { kind: 'partners' },
  'q.family.figures': {
    kind: 'area',
    label: 'figures',
    length: 4_000,
    optional: true,
    only: (raw) => text(raw, 'q.family.figures') !== '',
  },
  'q.company.name': { kind: 'line', label: 'companyName', complete: 'organization', length: 200, checked: true },
  'q.company.number': { kind: 'line', label: 'companyNumber', length: 30, short: true, optional: true, checked: true },
  referrerKind: {
    kind: 'radios',
    codes: {
      professional: 'referrerProfessional',
      clinic: 'referrerClinic',
      community: 'referrerCommunity',
      court: 'referrerCourt',
      other: 'referrerOther',
    },
    checked: true,
  },
  partner: {
    kind: 'select',
    codes: Object.fromEntries(PARTNERS.map((code) => [code, `partner.${code}`])),
    optional: true,
    when: ['referrerKind', ['clinic', 'other']],
  },
  referrerName: { kind: 'line', complete: 'name', length: 120, checked: true },
  organisation: { kind: 'line', complete: 'organization', length: 200, checked: true },
  referrerEmail: { kind: 'line', type: 'email', complete: 'email', length: 254, checked: true },
  referralReason: { kind: 'area', length: 2_000, checked: true },
  statements: { kind: 'statements', checked: true },
};
