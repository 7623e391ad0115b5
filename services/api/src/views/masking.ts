import { columnOf, ERASED, type Column, type Row, type View } from '@jurilien/event-sourcing';

/** `514-•••-1234` from `+15145551234`. */
export const maskPhone = (phone: string): string => (phone === ERASED ? phone : `${phone.slice(2, 5)}-•••-${phone.slice(-4)}`);

/** `m•••@exemple.ca`. */
export const maskEmail = (email: string): string => (email === ERASED ? email : email.replace(/^(.)[^@]*@/, '$1•••@'));

/** `Marie Tremblay` → `M. T.`. */
const maskName = (name: string): string =>
  name === ERASED
    ? name
    : name
        .trim()
        .split(/\s+/)
        .map((part) => `${part[0]!.toUpperCase()}.`)
        .join(' ');

const mask = (kind: NonNullable<Column['personal']>, value: unknown): unknown => {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'string') return undefined;
  if (kind === 'phone') return value.includes('@') ? maskEmail(value) : maskPhone(value);
  if (kind === 'email') return maskEmail(value);
  return kind === 'name' ? maskName(value) : undefined;
};

/** A row with its personal columns masked, or only the given ones; texts are left out altogether. */
export function masked(view: View, row: Row, only: readonly string[] = Object.keys(view.columns)): Row {
  const out: Row = { ...row };
  for (const name of only) {
    const kind = columnOf(view.columns[name]!).personal;
    if (kind && !view.read.clear?.includes(name)) out[name] = mask(kind, row[name]);
  }
  return out;
}
