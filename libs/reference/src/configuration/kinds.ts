/** What a value of a key may be, as data: a screen makes its input of it, `checks/schema.ts` the check. */
export type Shape =
  | { readonly is: 'whole' | 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'flag' | 'day' }
  | { readonly is: 'one-of'; readonly options: readonly string[] }
  | { readonly is: 'text'; readonly min: number; readonly max: number }
  | { readonly is: 'list'; readonly of: Shape; readonly min: number; readonly max: number; readonly distinct?: boolean }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Shape>>; readonly optional: readonly string[] };

/** A shape that knows the type of its values; `type` never has a value. */
export interface Kind<T> {
  readonly shape: Shape;
  readonly type?: T;
}

/** A whole number of a range, its ends included. */
export const whole = (min: number, max: number): Kind<number> => ({ shape: { is: 'whole', min, max } });
/** A number of a range that may have decimals. */
export const number = (min: number, max: number): Kind<number> => ({ shape: { is: 'number', min, max } });
/** On or off. */
export const flag = (): Kind<boolean> => ({ shape: { is: 'flag' } });
/** A day of the calendar: `2026-11-01`. */
export const day = (): Kind<string> => ({ shape: { is: 'day' } });
/** One of a few codes. */
export const oneOf = <const O extends string>(...options: readonly O[]): Kind<O> => ({ shape: { is: 'one-of', options } });
/** A line of so many characters: no line break or other control character, since it stands in letterheads and numbers. */
export const text = (min: number, max: number): Kind<string> => ({ shape: { is: 'text', min, max } });
/** So many of a kind, in their order. */
export const list = <T>(of: Kind<T>, min: number, max: number): Kind<readonly T[]> => ({ shape: { is: 'list', of: of.shape, min, max } });

/** The same, where none may be there twice. */
export const distinct = <T>(of: Kind<T>, min: number, max: number): Kind<readonly T[]> => ({
  shape: { is: 'list', of: of.shape, min, max, distinct: true },
});

type Fields<T> = { readonly [P in keyof T]-?: Kind<Exclude<T[P], undefined>> };
/** Named parts. @param optional those that may be absent */
export function record<T extends object>(fields: Fields<T>, optional: readonly (keyof T & string)[] = []): Kind<T> {
  const shapes = Object.entries<Kind<unknown>>(fields).map(([name, { shape }]) => [name, shape] as const);
  return { shape: { is: 'record', fields: Object.fromEntries(shapes), optional } };
}
