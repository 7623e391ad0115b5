import type { Raw } from '../../../forms';

/** Answers to "how urgent": four that cannot wait, and two that can. */
export const URGENCIES = ['detained', 'violence', 'eviction', 'court', 'soon', 'calmly'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const urgencyOf = (given: string): Urgency | undefined => URGENCIES.find((u) => u === given);
/** What comes before the others, and shows help by phone first. */
export const cannotWait = (urgency: Urgency | undefined): boolean => urgency !== undefined && urgency !== 'soon' && urgency !== 'calmly';

/** Facts of the request that make it urgent: the ones the search itself reads, none that only claims it. */
export function urgentFacts(urgency: Urgency | undefined): Raw {
  switch (urgency) {
    case 'detained':
      return { 'q.criminal.detained': 'yes' };
    case 'violence':
      return { 'q.safety.violence': 'yes' };
    case 'eviction':
      return { 'q.housing.evicted72': 'yes' };
    case 'court':
      return { hasCourtDate: 'yes' };
    default:
      return {};
  }
}

type Service = 'duty' | 'sos' | 'awhl' | 'social' | 'lao' | 'community' | 'danger';
/**
 * Found on pages of public bodies, legal information services and shelters, not all on the lines' own and not dialled by us: each
 * is to be dialled before a release.
 */
interface Help {
  readonly service: Service;
  /** As people dial it. */
  readonly number: string;
}
const DANGER: Help = { service: 'danger', number: '911' };
const COMMUNITY: Help = { service: 'community', number: '211' };

/** Numbers to call before writing to anyone, by what happens and where. */
export function helpFor(urgency: Urgency | 'deadline' | 'marked' | undefined, province: string | null | undefined): readonly Help[] {
  const quebec = province !== 'ON';
  const social: readonly Help[] = quebec ? [{ service: 'social', number: '811' }] : [];
  const lao: Help = { service: 'lao', number: '1 800 668-8258' };
  switch (urgency) {
    case 'violence':
      return [DANGER, quebec ? { service: 'sos', number: '1 800 363-9010' } : { service: 'awhl', number: '1 866 863-0511' }, ...social];
    case 'detained':
      return [DANGER, quebec ? { service: 'duty', number: '1 800 842-2213' } : lao];
    case 'eviction':
      return [DANGER, COMMUNITY, ...social];
    case 'court':
    case 'deadline':
    case 'marked':
      return quebec ? [DANGER, ...social] : [DANGER, lao];
    default:
      return [];
  }
}
