import type { FieldError } from '@jurilien/event-sourcing';
import { isZone } from '@jurilien/reference';
import type { Block, Exception, Plan } from '../lives/availability.js';

/** Blocks of a week, and days of their own, that anyone needs; more is a mistake, or an attack. */
export const MOST_BLOCKS = 70;
export const MOST_BLOCKS_A_DAY = 12;
export const MOST_EXCEPTIONS = 400;

const named = (block: Block, path: string) => ({ ...block, path });
type Named = ReturnType<typeof named>;

/** A block that ends before it begins, and one that begins before an earlier one of the same day ends. */
function faultsOfDay(blocks: readonly Named[]): FieldError[] {
  const sorted = [...blocks].sort((a, b) => a.from - b.from);
  return sorted.flatMap(({ from, until, path }, i) => {
    if (until <= from) return [{ field: `${path}.until`, message: 'after-start' }];
    const before = sorted.slice(0, i).some((other) => other.until > from);
    return before ? [{ field: `${path}.from`, message: 'overlaps' }] : [];
  });
}

const faultsOfWeek = (weekly: Plan['weekly']): FieldError[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    faultsOfDay(weekly.flatMap((block, i) => (block.weekday === day ? [named(block, `weekly.${i}`)] : []))),
  );

function faultsOfExceptions(exceptions: readonly Exception[]): FieldError[] {
  const order = exceptions.map((one, i) => ({ ...one, i })).sort((a, b) => (a.from < b.from ? -1 : 1));
  let last = '';
  return order.flatMap(({ from, until, blocks, i }) => {
    const path = `exceptions.${i}`;
    if (until < from) return [{ field: `${path}.until`, message: 'after-start' }];
    const twice = from <= last ? [{ field: `${path}.from`, message: 'overlaps' }] : [];
    last = until > last ? until : last;
    return [...twice, ...faultsOfDay(blocks.map((block, n) => named(block, `${path}.blocks.${n}`)))];
  });
}

/** Where one is met by video: an address that is safe to open, without anyone's password in it. */
const isMeetingLink = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
};

/** What is wrong with a plan, at its fields. */
export const planFaults = (
  { zone, weekly, exceptions }: Pick<Plan, 'zone' | 'weekly' | 'exceptions'>,
  videoLink: string | undefined,
): FieldError[] => [
  ...(isZone(zone) ? [] : [{ field: 'zone', message: 'zone' }]),
  ...faultsOfWeek(weekly),
  ...faultsOfExceptions(exceptions),
  ...(videoLink === undefined || isMeetingLink(videoLink) ? [] : [{ field: 'videoLink', message: 'link' }]),
];
