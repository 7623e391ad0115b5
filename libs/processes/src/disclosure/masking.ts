import { columnOf, ERASED, type Column, type Recorded, type Row, type View } from '@jurilien/event-sourcing';

/** `514-•••-1234` from `+15145551234`. */
export const maskPhone = (phone: string): string => (phone === ERASED ? phone : `${phone.slice(2, 5)}-•••-${phone.slice(-4)}`);

/** `m•••@exemple.ca`. */
export const maskEmail = (email: string): string => (email === ERASED ? email : email.replace(/^(.)[^@]*@/, '$1•••@'));

/** `Marie Tremblay` → `M. T.`. */
export const maskName = (name: string): string =>
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

/**
 * Columns of a view whose value a member of staff is not shown in full, neither in a list nor on the single row: personal ones where
 * the matrix says masked, and those that are shown only once someone asked for them and said why. The single row masks these, and
 * nothing is sorted, filtered or searched by them: an answer of yes or no tells a value as well as the value does.
 * @param reading what the matrix gives them of the view, if anything
 */
export function hiddenColumns(view: View, reading: { readonly masked: boolean } | undefined): ReadonlySet<string> {
  const all = !reading || reading.masked;
  return new Set(
    Object.entries(view.columns)
      .filter(([name, column]) => columnOf(column).personal && !view.read.clear?.includes(name))
      .map(([name]) => name)
      .filter((name) => all || view.read.onRequest?.includes(name)),
  );
}

/** How long a contact stays readable after someone asked for it (4.2.2 `RevealContact`). */
const REVEALED_MS = 10 * 60_000;

/** Fields of a request that a member of staff asked to see within the last ten minutes, from the events of the request. */
export function revealedFields(events: readonly Recorded[], actorId: string, now: string): string[] {
  const since = Date.parse(now) - REVEALED_MS;
  return [
    ...new Set(
      events
        .filter((e) => e.type === 'PersonalDataRevealed' && e.actor.id === actorId && Date.parse(e.occurredAt) > since)
        .flatMap((e) => (e.data['field'] === 'phoneNumber' ? ['phoneNumber', 'phoneExtension'] : [e.data['field'] as string])),
    ),
  ];
}
