import {
  matchingExplorationOffers,
  matchingFairnessSeatsPercent,
  matchingNearKm,
  matchingWeights,
  offerHours,
  offerMaxPerFirmPerWave,
  wavePlanAj,
  wavePlanDefault,
  wavePlanRenewed,
  wavePlanSuper,
  wavePlanUrgent,
  windowMinutesBetween,
  type Config,
  type ConfigPlace,
} from '@jurilien/reference';
import { quantile, wavesOf, type PastLead, type Simulated } from '@jurilien/search';
import { pastLeads, whatHappened } from '../../matching/past.js';
import { castOf, playedOver } from '../../matching/play.js';
import { DAYS, impactOf, MOST_CASES, type Figure, type Impact, type Preview } from './preview.js';

/** The plan of waves that each key is about. The wave of a preferred professional has no record to draw from. */
const PLANS = { urgent: wavePlanUrgent, super: wavePlanSuper, aj: wavePlanAj, renewed: wavePlanRenewed, default: wavePlanDefault } as const;
/** What every wave of matching goes by, whatever its plan. */
const EVERY_PLAN = [
  offerMaxPerFirmPerWave,
  matchingWeights,
  matchingFairnessSeatsPercent,
  matchingExplorationOffers,
  matchingNearKm,
] as const;
/** Requests times people that one preview plays; of more requests, the newest stand for all. */
const PAIRS = 1_500_000;

/** How a request went: offers, and minutes until someone accepted, if anyone did. */
interface Went {
  readonly offers: number;
  readonly minutes?: number;
}
/** A request as it really went, and as it goes under the plans of before and after. */
export interface Played {
  readonly place: ConfigPlace;
  readonly was: Went;
  readonly before: Went;
  readonly after: Went;
}
type Under = 'was' | 'before' | 'after';

const placeOfPast = ({ province, lawyerType }: PastLead): ConfigPlace => ({ province, field: lawyerType });

/** The shares, minutes and offers of some requests, as they were and as they would have been. */
function went(all: readonly Played[]): Figure[] {
  const minutes = (of: Under): number[] => all.flatMap((p) => p[of].minutes ?? []);
  const each = (value: (of: Under) => number | null) => ({ was: value('was'), before: value('before'), after: value('after') });
  const rounded = (value: number): number => Number(value.toFixed(4));
  return [
    { measure: 'acceptedShare', unit: 'share', ...each((of) => rounded(minutes(of).length / all.length)) },
    { measure: 'medianMinutes', unit: 'minutes', ...each((of) => quantile(minutes(of), 0.5)) },
    { measure: 'p90Minutes', unit: 'minutes', ...each((of) => quantile(minutes(of), 0.9)) },
    { measure: 'offersPerRequest', unit: 'average', ...each((of) => rounded(all.reduce((sum, p) => sum + p[of].offers, 0) / all.length)) },
  ];
}

/** What requests would have become: all of them, and by province and field of law. */
export const wavesFound = (all: readonly Played[], more: boolean): Impact => impactOf(all, more, went);

const byLead = ({ leads }: Simulated): ReadonlyMap<string, Went> => new Map(leads.map((l) => [l.leadId, l]));

/** What other plans of waves would have done with the requests of the last days: the simulator of waves, under both configurations. */
export const waves: Preview = {
  name: 'waves',
  keys: [...Object.values(PLANS), ...EVERY_PLAN],
  async compute({ kernel, provinces }, { before, after, pairs, reaches }) {
    const isSet = ({ key }: { readonly key: string }): boolean => pairs.some((pair) => pair.key === key);
    const everyPlan = EVERY_PLAN.some(isSet);
    const touched = new Set(Object.entries(PLANS).flatMap(([plan, key]) => (everyPlan || isSet(key) ? [plan] : [])));
    const all = (await pastLeads(kernel, DAYS, { provinces })).filter((l) => touched.has(l.plan ?? '') && reaches(placeOfPast(l)));
    // Some were never offered, and are not played.
    const past = all.slice(-2 * MOST_CASES);
    const [cast, happened] = await Promise.all([
      castOf(kernel, provinces),
      whatHappened(
        kernel,
        past.map((l) => l.leadId),
      ),
    ]);
    const offered = past.filter((l) => happened.leads.has(l.leadId));
    const most = Math.max(1, Math.min(MOST_CASES, Math.floor(PAIRS / Math.max(1, cast.people.length))));
    const leads = offered.slice(-most);
    const under = async (config: Config) => {
      const wavesFor = ({ plan, province, lawyerType }: PastLead) => wavesOf(plan!, { province, lawyerType }, config);
      return byLead(await playedOver(leads, { ...cast, config, wavesFor }));
    };
    const [old, next] = [await under(before), await under(after)];
    const really = ({ leadId, province }: PastLead): Went => {
      const { offers, startedAt, acceptedAt } = happened.leads.get(leadId)!;
      const minutes = acceptedAt && windowMinutesBetween(startedAt, acceptedAt, province, offerHours(before, province));
      return { offers, ...(typeof minutes === 'number' ? { minutes: Math.round(minutes) } : {}) };
    };
    const played = leads.map((l) => ({ place: placeOfPast(l), was: really(l), before: old.get(l.leadId)!, after: next.get(l.leadId)! }));
    return wavesFound(played, all.length > past.length || offered.length > leads.length);
  },
};
