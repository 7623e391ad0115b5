import { BILLING_PROVINCE_NAMES, type Key, type Shape, type WeeklyHours } from '@jurilien/reference';
import { weekWords } from '../../../components/hours/week-words';
import { formatDate } from '../../../format';
import { locale } from '../../../locale';
import type { Key as TextKey, Translate, useCode } from '../../../useT';
import { figureWords, isWeek, measureOf, measureOfPart, type Measure } from './measures';

/** What words are made with. */
export interface Say {
  readonly t: Translate;
  readonly code: ReturnType<typeof useCode>;
}

/** A part of a value that is read by itself: where it stands, what it is called (nothing for a value of one part), what it says. */
export interface Part {
  readonly path: string;
  readonly label: string;
  readonly words: string;
}

/** Sizes of a wave from here on mean everyone who is left: no pool is that large. */
export const EVERYONE = 10_000;

const provinceNames: Readonly<Record<string, { fr: string; en: string }>> = BILLING_PROVINCE_NAMES;
/** One of a few codes, as people call it. */
export const optionWords = (option: string, { t }: Say): string =>
  provinceNames[option]?.[locale] ?? t(`config.options.${option}` as TextKey, { _: option });

/** Brackets have the words of the form they come from; everything else the console's own. */
export const partLabel = (path: readonly string[], { t, code }: Say): string => {
  const [name = '', within] = [path.at(-1), path.at(-2)];
  if (within === 'rate') return t('config.parts.rateOf', { bracket: code('rates', name) });
  if (within === 'budget') return t('config.parts.budgetOf', { bracket: code('budgets', name) });
  const own = t(`config.parts.${name}` as TextKey, { _: name });
  return within === 'contact' ? t('config.parts.contactOf', { which: own }) : own;
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const partsAt = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null)?.[name];

/** A value, or a part of it, on one line. */
const line = (shape: Shape, value: unknown, measure: Measure, say: Say): string => {
  if (value === undefined || value === null) return '–';
  switch (shape.is) {
    case 'whole':
    case 'number':
      return typeof value !== 'number' ? String(value) : figureWords(value, measure, say.t);
    case 'flag':
      return say.t(value === true ? 'config.on' : 'config.off');
    case 'day':
      return formatDate(`${String(value)}T12:00:00`);
    case 'one-of':
      return optionWords(String(value), say);
    case 'text':
      return String(value);
    case 'list':
      return isList(value) ? value.map((one) => line(shape.of, one, measure, say)).join(' · ') : '–';
    case 'record':
      return recordLine(shape, value, measure, say);
  }
};

const recordLine = (shape: Shape & { is: 'record' }, value: unknown, measure: Measure, say: Say): string => {
  if (isWeek(shape)) return weekWords(value as WeeklyHours, say.t);
  const words = (name: string) => line(shape.fields[name]!, partsAt(value, name), measureOfPart(shape, name, measure), say);
  const { size, minutes, code, rateMilli } = value as Readonly<Record<string, number | string | undefined>>;
  if ('size' in shape.fields && 'minutes' in shape.fields)
    return say.t(Number(size) >= EVERYONE ? 'config.waveOfEveryone' : 'config.wave', { size: Number(size), minutes: Number(minutes) });
  if ('rateMilli' in shape.fields && code !== undefined && rateMilli !== undefined)
    return say.t(partsAt(value, 'until') === undefined ? 'config.tax' : 'config.taxUntil', {
      name: String(partsAt(value, locale)),
      province: words('province'),
      rate: words('rateMilli'),
      from: words('from'),
      until: words('until'),
    });
  return Object.keys(shape.fields)
    .filter((name) => partsAt(value, name) !== undefined)
    .map(words)
    .join(' · ');
};

const under = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

const partsOf = (shape: Shape, value: unknown, measure: Measure, say: Say, path: string[] = []): Part[] => {
  const at = path.join('.');
  if (shape.is === 'record' && !isWeek(shape) && !('cents' in shape.fields))
    return Object.entries(shape.fields).flatMap(([name, each]) =>
      partsOf(each, partsAt(value, name), measureOfPart(shape, name, measure), say, [...path, name]),
    );
  const rows = shape.is === 'list' && (shape.of.is === 'record' || path.length > 0) && isList(value);
  if (rows) {
    const labelOf = (n: number) => (shape.of.is === 'record' ? say.t('config.nth', { n: n + 1 }) : partLabel([...path, String(n)], say));
    return value.map((one, n) => ({ path: under(at, n), label: labelOf(n), words: line(shape.of, one, measure, say) }));
  }
  return [{ path: at, label: path.length > 0 ? partLabel(path, say) : '', words: line(shape, value, measure, say) }];
};

/** What a value of a key says, part by part. */
export const valueParts = (key: Key, value: unknown, say: Say): Part[] => partsOf(key.kind.shape, value, measureOf(key.unit), say);

/** More parts than these are counted instead of listed. */
const MOST = 3;
/** A value of a key on one line. */
export const valueWords = (key: Key, value: unknown, say: Say): string => {
  const parts = valueParts(key, value, say);
  return parts.length > MOST ? say.t('config.values', { count: parts.length }) : parts.map(({ words }) => words).join(' · ');
};

/** A part that two values do not share, and what each has there; nothing where it has no such part. */
export interface Differing {
  readonly path: string;
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}
/** What two values of a key do not share. */
export const differenceOf = (key: Key, before: unknown, after: unknown, say: Say): Differing[] => {
  const [old, next] = [before, after].map((value) =>
    value === undefined ? new Map<string, Part>() : new Map(valueParts(key, value, say).map((part) => [part.path, part])),
  ) as [Map<string, Part>, Map<string, Part>];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((path) => {
    const [a, b] = [old.get(path), next.get(path)];
    if (a?.words === b?.words) return [];
    return [{ path, label: (b ?? a)!.label, before: a?.words, after: b?.words }];
  });
};
