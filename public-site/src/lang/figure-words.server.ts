import {
  figureInWords,
  openProvinces,
  PROVINCES,
  PUBLIC_KEYS,
  wavePlanPreferred,
  type Config,
  type ConfigPlace,
  type Key,
  type Unit,
} from '@jurilien/reference';
import type { Figures, Told } from './figures';
import type { Lang } from '../routes.table';

/** The number that a value is said by: a plan of waves by how long it lasts. */
function figureOf(key: Key, value: unknown): readonly [n: number, unit: Unit] | undefined {
  if (typeof value === 'number') return [value, key.unit];
  if (key.key !== wavePlanPreferred.key) return undefined;
  return [(value as readonly { readonly minutes: number }[]).reduce((sum, { minutes }) => sum + minutes, 0), 'business-minutes'];
}

/** How a value is said, by the name a text gives its place. */
function wordsOf(key: Key, value: unknown, lang: Lang, province = ''): [string, string][] {
  const figure = figureOf(key, value);
  if (!figure) return [];
  const at = province && `@${province}`;
  return [
    [key.key + at, figureInWords(...figure, lang)],
    [`${key.key}#${at}`, new Intl.NumberFormat(`${lang}-CA`).format(figure[0])],
  ];
}

const read = (config: Config, key: Key, at: ConfigPlace): unknown => config.value(key, at);

/** Where requests are received, in a sentence: `{served.in}`, and as names: `{served.names}`. */
const SERVED = {
  fr: { in: { QC: 'au Québec', ON: 'en Ontario' }, names: { QC: 'Québec', ON: 'Ontario' }, and: ' et ' },
  en: { in: { QC: 'in Quebec', ON: 'in Ontario' }, names: { QC: 'Quebec', ON: 'Ontario' }, and: ' and ' },
} as const;
function servedWords(config: Config, lang: Lang): [string, string][] {
  const { and, ...said } = SERVED[lang];
  const open = openProvinces(config);
  // With both closed no one is served, and what the texts are about is still both.
  const codes = (open.length > 0 ? open : PROVINCES).map(({ code }) => code);
  const joined = (of: Readonly<Record<'QC' | 'ON', string>>): string => codes.map((code) => of[code]).join(and);
  return [
    ['served.in', lang === 'en' ? joined(said.in).replace(' and in ', ' and ') : joined(said.in)],
    ['served.names', joined(said.names)],
  ];
}

const LANGS = ['fr', 'en'] as const;
const made = new WeakMap<Config, Figures>();
/** What pages may state of a configuration, made once for each. */
export function figuresOf(config: Config): Figures {
  const figures = made.get(config) ?? figuresIn(config);
  made.set(config, figures);
  return figures;
}

function figuresIn(config: Config): Figures {
  const keys: readonly Key[] = PUBLIC_KEYS;
  const told = keys.map((key) => {
    const all = read(config, key, {});
    const own = PROVINCES.map(({ code }) => [code, read(config, key, { province: code })] as const).filter(
      ([, value]) => JSON.stringify(value) !== JSON.stringify(all),
    );
    return { key, all, own };
  });
  const words = (lang: Lang) =>
    Object.fromEntries([
      ...told.flatMap(({ key, all, own }) => [...wordsOf(key, all, lang), ...own.flatMap(([code, v]) => wordsOf(key, v, lang, code))]),
      ...servedWords(config, lang),
    ]);
  return {
    values: Object.fromEntries(told.map(({ key, all, own }) => [key.key, { all, ...Object.fromEntries(own) } satisfies Told])),
    words: Object.fromEntries(LANGS.map((lang) => [lang, words(lang)])) as Figures['words'],
  };
}
