import type { WorkLineName } from '@jurilien/contracts';
import type { Path } from '../../screens';
import type { Line } from './useDashboard';

/** Where each kind of work is done. */
const PLACE_OF: Readonly<Record<WorkLineName, Path>> = {
  validation: '/validations',
  contactMissed: '/leads',
  clientsWaiting: '/comms',
  detractors: '/follow-ups',
  contactSilent: '/follow-ups',
  replacements: '/follow-ups',
  meetings: '/meeting',
  proposals: '/leads',
  noTaker: '/leads',
  unread: '/comms',
  mine: '/follow-ups',
  free: '/follow-ups',
  leadCredits: '/sales',
  refunds: '/sales',
  applications: '/lawyers',
  licences: '/lawyers',
  moneyProposals: '/sales',
  failedMessages: '/messages',
  switchedOff: '/comms/switches',
  machineWrong: '/jobs',
  deadLetters: '/jobs',
  booksWrong: '/sales',
  configStuck: '/config/changes',
  configToDecide: '/config/changes',
};
/** Lists that are filtered by their address; the others show just what is counted. */
const FILTERED: readonly Path[] = ['/validations', '/leads', '/follow-ups', '/lawyers', '/messages'];

/** What of a page shows the line where the page shows more: a part of it, or what its address narrows it to. */
const PART_OF: Partial<Readonly<Record<WorkLineName, string>>> = {
  clientsWaiting: '?list=clients',
  meetings: '?view=day',
  leadCredits: '#credit-requests',
  refunds: '#refunds',
  moneyProposals: '#proposals',
  booksWrong: '#books',
  deadLetters: '#dead-letters',
  configStuck: '?state=Stuck',
  configToDecide: '?state=Proposed',
};

/** A list with a filter, as an address. */
export const filtered = (path: Path, filter: object): string => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The list that shows what a line counts. */
export function addressOf({ name, list }: Pick<Line, 'name' | 'list'>): string {
  const path = PLACE_OF[name];
  return list && FILTERED.includes(path) ? filtered(path, list.filter) : path + (PART_OF[name] ?? '');
}

/** The page of a line’s most urgent one; nothing where it has none of its own. */
export function pageOf({ name, first }: Pick<Line, 'name' | 'first'>): string | undefined {
  const path = PLACE_OF[name];
  return first?.id && first.about && ['/validations', '/leads', '/meeting'].includes(path) ? `${path}/${first.id}` : undefined;
}
