import type { CsvCell } from '@jurilien/contracts';
import { keyNamed, KEY_WORDS, LAWYER_TYPES, PROVINCES, type ConfigPlace, type Key, type KeyName, type Unit } from '@jurilien/reference';
import type { Report, ReportLine } from '@jurilien/runtime';

type Lang = 'fr' | 'en';

const HEAD: Readonly<Record<Lang, readonly string[]>> = {
  fr: [
    'Clé',
    'Nom',
    'Portée',
    'Livrée avec',
    'Valeur',
    'Unité',
    'Deux personnes',
    'Depuis',
    'Version',
    'Par',
    'Approuvé par',
    'Motif',
    'À voir',
  ],
  en: [
    'Key',
    'Name',
    'Scope',
    'Shipped as',
    'Value',
    'Unit',
    'Two people',
    'Since',
    'Version',
    'By',
    'Approved by',
    'Reason',
    'To look at',
  ],
};
const WORDS = {
  fr: { everywhere: 'Partout', yes: 'oui', 'out-of-range': 'hors limites', unused: 'inutilisée', pending: 'changement en attente' },
  en: { everywhere: 'Everywhere', yes: 'yes', 'out-of-range': 'out of range', unused: 'unused', pending: 'change waiting' },
} as const;

/** In what the figures beside it count: they stand as they are kept, not as screens convert them. */
const UNITS: Readonly<Record<Lang, Readonly<Record<Unit, string>>>> = {
  fr: {
    none: '',
    ms: 'millisecondes',
    seconds: 'secondes',
    minutes: 'minutes',
    'business-minutes': 'minutes ouvrables',
    hours: 'heures',
    'business-hours': 'heures ouvrables',
    days: 'jours',
    'business-days': 'jours ouvrables',
    months: 'mois',
    cc: 'centièmes de juricoin',
    cents: 'cents',
    juricoins: 'juricoins',
    'basis-points': 'points de base',
    percent: '%',
    times: 'fois',
    count: 'nombre',
    points: 'points',
    characters: 'caractères',
    digits: 'chiffres',
    megabytes: 'Mo',
    segments: 'segments',
    bits: 'bits',
    km: 'km',
  },
  en: {
    none: '',
    ms: 'milliseconds',
    seconds: 'seconds',
    minutes: 'minutes',
    'business-minutes': 'business minutes',
    hours: 'hours',
    'business-hours': 'business hours',
    days: 'days',
    'business-days': 'business days',
    months: 'months',
    cc: 'hundredths of a juricoin',
    cents: 'cents',
    juricoins: 'juricoins',
    'basis-points': 'basis points',
    percent: '%',
    times: 'times',
    count: 'number',
    points: 'points',
    characters: 'characters',
    digits: 'digits',
    megabytes: 'MB',
    segments: 'segments',
    bits: 'bits',
    km: 'km',
  },
};

const scopeWords = ({ province, field }: ConfigPlace, lang: Lang): string =>
  [PROVINCES.find(({ code }) => code === province)?.[lang] ?? province, LAWYER_TYPES.find(({ code }) => code === field)?.[lang] ?? field]
    .filter(Boolean)
    .join(', ') || WORDS[lang].everywhere;
/** A figure or a word as it is, everything else as JSON. */
const written = (value: unknown): CsvCell =>
  value === undefined ? '' : typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

type Own = ReportLine['own'][number];
function rowsOf({ key: name, shipped: ships, value, own, marks }: ReportLine, nameOf: (id: string) => string, lang: Lang): CsvCell[][] {
  const key: Key | undefined = keyNamed(name);
  const words = WORDS[lang];
  const flagged = key && (key.flags.money || key.flags.legal) ? words.yes : '';
  const row = (scope: ConfigPlace, at: unknown, of: Own | undefined, seen: readonly (keyof typeof words)[]): CsvCell[] => [
    name,
    key ? KEY_WORDS[name as KeyName].label[lang] : '',
    scopeWords(scope, lang),
    written((scope.province && ships?.shippedFor?.[scope.province]) ?? ships?.shipped),
    written(at),
    key && UNITS[lang][key.unit],
    flagged,
    of?.since,
    of?.version,
    of && nameOf(of.by),
    of?.approvedBy && nameOf(of.approvedBy),
    of?.reason,
    seen.map((mark) => words[mark]).join(', '),
  ];
  const everywhere = own.find(({ scope }) => !scope.province && !scope.field);
  const waiting = marks.includes('pending') ? (['pending'] as const) : [];
  return [
    row({}, value, everywhere, [...(everywhere?.marks ?? []), ...waiting]),
    ...own.filter((one) => one !== everywhere).map((one) => row(one.scope, one.value, one, one.marks)),
  ];
}

/** The report as lines of a table: one for each key everywhere, and one for each narrower scope with a value of its own. */
export const reportLines = ({ keys }: Report, nameOf: (id: string) => string, lang: Lang): CsvCell[][] => [
  [...HEAD[lang]],
  ...keys.flatMap((line) => rowsOf(line, nameOf, lang)),
];
