/** Walks texts that exist twice. */
import { readIcu } from './icu.mjs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPair = (value) => isObject(value) && 'fr' in value && 'en' in value;

/** Values a text asks for: `{name}`. */
const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
export const PLAIN = (text) => ({ names: [...new Set(holes(text))], wrong: [] });
/** Texts of the console, with plurals inside. */
export const ICU = readIcu;

/**
 * Differences between a French and an English tree, as sentences; none when they match.
 * @param read what a text asks for, and what is wrong with it by itself
 */
export function compare(fr, en, path = '', read = PLAIN) {
  const here = path || 'top';
  if (fr === undefined) return [`${here}: missing in French`];
  if (en === undefined) return [`${here}: missing in English`];
  if (typeof fr === 'function' || typeof en === 'function')
    return typeof fr === typeof en ? [] : [`${here}: a text in one language, a function in the other`];
  if (typeof fr === 'string' && typeof en === 'string') return compareTexts(fr, en, here, read);
  if (Array.isArray(fr) && Array.isArray(en))
    return compareTexts(fr.filter((t) => typeof t === 'string').join('\n'), en.filter((t) => typeof t === 'string').join('\n'), here, read);
  if (isObject(fr) && isObject(en))
    return [...new Set([...Object.keys(fr), ...Object.keys(en)])].flatMap((key) =>
      compare(fr[key], en[key], path ? `${path}.${key}` : key, read),
    );
  return typeof fr === typeof en && Array.isArray(fr) === Array.isArray(en) ? [] : [`${here}: another shape in each language`];
}

function compareTexts(fr, en, path, read) {
  const [inFrench, inEnglish] = [read(fr, 'fr'), read(en, 'en')];
  const problems = [...inFrench.wrong, ...inEnglish.wrong].map((wrong) => `${path}: ${wrong}`);
  // Empty in both is a decision; empty in one is a text someone forgot.
  if ((fr.trim() === '') !== (en.trim() === '')) problems.push(`${path}: empty in ${fr.trim() === '' ? 'French' : 'English'}, so missing`);
  if (String(inFrench.names) !== String(inEnglish.names))
    problems.push(`${path}: French fills in [${inFrench.names}], English [${inEnglish.names}]`);
  return problems;
}

/** Every object with `fr` or `en` below a module's exports, with its path. */
export function* pairsIn(value, path = '', seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (!Array.isArray(value) && !(value instanceof Map) && ('fr' in value || 'en' in value)) yield { path: path || 'default', value };
  for (const [key, inner] of value instanceof Map ? value : Object.entries(value))
    yield* pairsIn(inner, path ? `${path}.${key}` : String(key), seen);
}

/** One tree of several: a text of the second wins. */
export const merged = (a, b) =>
  isObject(a) && isObject(b)
    ? Object.fromEntries(
        [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, key in b ? merged(a[key], b[key]) : a[key]]),
      )
    : b;

/** Texts of one path in two of the named trees, as sentences. */
export function doubles(trees) {
  const found = new Map();
  const paths = (tree, path = '') =>
    isObject(tree) ? Object.entries(tree).flatMap(([key, inner]) => paths(inner, path ? `${path}.${key}` : key)) : [path];
  return trees.flatMap(([name, tree]) =>
    paths(tree).flatMap((path) => {
      const first = found.get(path);
      found.set(path, name);
      return first ? [`${path}: in ${first} and in ${name}`] : [];
    }),
  );
}
