import type { Shape } from '@jurilien/reference';

/** Where a value cannot be sent as it stands, and which rule it breaks, written as the API does. */
export interface Wanting {
  readonly path: string;
  readonly message: string;
}

const under = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

const figure = (value: unknown, { is, min, max }: Shape & { is: 'whole' | 'number' }): string | undefined => {
  if (value === '' || value === undefined || value === null) return 'required';
  if (typeof value !== 'number' || (is === 'whole' && !Number.isInteger(value))) return 'invalid';
  if (value < min) return `least:${min}`;
  return value > max ? `max:${max}` : undefined;
};
const written = (value: unknown, { min, max }: Shape & { is: 'text' }): string | undefined => {
  const { length } = String(value ?? '').trim();
  if (length === 0) return 'required';
  if (length < min) return `min:${min}`;
  return length > max ? `max:${max}` : undefined;
};
const one = (shape: Shape, value: unknown): string | undefined => {
  switch (shape.is) {
    case 'whole':
    case 'number':
      return figure(value, shape);
    case 'text':
      return written(value, shape);
    case 'day':
    case 'one-of':
      return value === '' || value === undefined || value === null ? 'required' : undefined;
    case 'flag':
    case 'list':
    case 'record':
      return undefined;
  }
};

/** What is missing in a value or out of its range; every other rule is the API's. */
export function wantingIn(shape: Shape, value: unknown, path = ''): Wanting[] {
  if (shape.is === 'list') {
    if (!Array.isArray(value) || value.length < shape.min) return [{ path, message: `min:${shape.min}` }];
    if (shape.distinct && new Set(value).size < value.length) return [{ path, message: 'repeated' }];
    return value.flatMap((each, n) => wantingIn(shape.of, each, under(path, n)));
  }
  if (shape.is === 'record')
    return Object.entries(shape.fields).flatMap(([name, each]) => {
      const part = (value as Record<string, unknown> | null)?.[name];
      return part === undefined && shape.optional.includes(name) ? [] : wantingIn(each, part, under(path, name));
    });
  const message = one(shape, value);
  return message === undefined ? [] : [{ path, message }];
}

/** What a new row of a list starts with. */
export function blankOf(shape: Shape): unknown {
  switch (shape.is) {
    case 'whole':
    case 'number':
      return shape.min;
    case 'flag':
      return false;
    case 'one-of':
      return shape.options[0] ?? '';
    case 'text':
    case 'day':
      return '';
    case 'list':
      return Array.from({ length: shape.min }, () => blankOf(shape.of));
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, each]) => (shape.optional.includes(name) ? [] : [[name, blankOf(each)]])),
      );
  }
}
