/** What a call of the provider's interface may hold: text, and objects and lists of it. */
export type Param = string | Params | Param[];
export interface Params {
  [name: string]: Param | undefined;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** `a[b][0][c]=1` as nested objects; numbered and empty brackets are lists. */
export function nested(flat: Readonly<Record<string, string | string[] | undefined>>): Params {
  const root: Params = {};
  for (const [name, value] of Object.entries(flat)) {
    const steps = name.split(/\[|\]\[|\]$/);
    const path = name.endsWith(']') ? steps.slice(0, -1) : steps;
    if (value === undefined || path.some((step) => FORBIDDEN.has(step))) continue;
    for (const one of [value].flat()) place(root, path, one);
  }
  return listed(root) as Params;
}

function place(at: Params, [step, ...rest]: readonly string[], value: string): void {
  const name = step === '' ? String(Object.keys(at).length) : step!;
  if (rest.length === 0) at[name] = value;
  else place((at[name] ??= {}) as Params, rest, value);
}

/** Objects whose names are 0…n are lists. */
function listed(value: Param | undefined): Param | undefined {
  if (typeof value !== 'object') return value;
  const names = Object.keys(value);
  const all = names.map((name) => listed((value as Params)[name]));
  if (names.length > 0 && names.every((name, i) => name === String(i))) return all as Param[];
  return Object.fromEntries(names.map((name, i) => [name, all[i]]));
}

/** Text of a parameter, or nothing. */
export const text = (value: Param | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** Whole number of a parameter, or nothing. */
export const whole = (value: Param | undefined): number | undefined =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : undefined;
/** Fields of a parameter; none when it is something else. */
export const fields = (value: Param | undefined): Params => (typeof value === 'object' && !Array.isArray(value) ? value : {});
/** Items of a parameter. */
export const items = (value: Param | undefined): Param[] => (Array.isArray(value) ? value : []);
/** Free pairs that the caller keeps with an object. */
export const metadataOf = (value: Param | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fields(value)).flatMap(([name, v]) => (typeof v === 'string' ? [[name, v]] : [])));
