/** Walks texts that exist twice. */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPair = (value) => isObject(value) && 'fr' in value && 'en' in value;

/** Values a text asks for: `{name}` and `%{name}`. */
const holes = (text) => [...text.matchAll(/%?\{(\w+)\}/g)].map((m) => m[1]).sort();

/** Differences between a French and an English tree, as sentences; none when they match. */
export function compare(fr, en, path = '') {
  const here = path || 'top';
  if (fr === undefined) return [`${here}: missing in French`];
  if (en === undefined) return [`${here}: missing in English`];
  if (typeof fr === 'function' || typeof en === 'function')
    return typeof fr === typeof en ? [] : [`${here}: a text in one language, a function in the other`];
  if (typeof fr === 'string' && typeof en === 'string') return compareTexts(fr, en, here);
  if (Array.isArray(fr) && Array.isArray(en))
    return compareTexts(fr.filter((t) => typeof t === 'string').join('\n'), en.filter((t) => typeof t === 'string').join('\n'), here);
  if (isObject(fr) && isObject(en))
    return [...new Set([...Object.keys(fr), ...Object.keys(en)])].flatMap((key) =>
      compare(fr[key], en[key], path ? `${path}.${key}` : key),
    );
  return typeof fr === typeof en && Array.isArray(fr) === Array.isArray(en) ? [] : [`${here}: another shape in each language`];
}

function compareTexts(fr, en, path) {
  const problems = [];
  // Empty in both is a decision; empty in one is a text somebody forgot.
  if ((fr.trim() === '') !== (en.trim() === '')) problems.push(`${path}: empty in ${fr.trim() === '' ? 'French' : 'English'}, so missing`);
  if (String([...new Set(holes(fr))]) !== String([...new Set(holes(en))]))
    problems.push(`${path}: French fills in [${holes(fr)}], English [${holes(en)}]`);
  if (fr.split('||||').length !== en.split('||||').length) problems.push(`${path}: a plural is missing`);
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
