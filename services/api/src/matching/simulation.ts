import type { Answer } from '@jurilien/contracts/api';
import { gini, quantile, shareByDecile, type SimulatedWave } from '@jurilien/search';
import { offerHours, windowMinutesBetween } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { pastLeads, whatHappened } from './past.js';
import { castOf, playedOver } from './play.js';

export interface Asked {
  readonly waves: readonly SimulatedWave[];
  readonly days: number;
  readonly provinces?: readonly string[] | undefined;
  readonly lawyerType?: string | undefined;
}

/** Leads times people that one answer may look at; beyond, every n-th lead stands for the others. */
const PAIRS = 3_000_000;
const BUCKETS = [5, 15, 30, 60, 120, 240, 480, 960];

interface Outcome {
  readonly offers: number;
  readonly minutes?: number;
}

function figures(outcomes: readonly Outcome[], offersOf: readonly number[]) {
  const minutes = outcomes.flatMap((o) => (o.minutes === undefined ? [] : [o.minutes]));
  const offers = outcomes.reduce((sum, o) => sum + o.offers, 0);
  const share = (n: number): number => (outcomes.length === 0 ? 0 : Number((n / outcomes.length).toFixed(4)));
  return {
    leads: outcomes.length,
    accepted: minutes.length,
    acceptedShare: share(minutes.length),
    minutesToAcceptance: {
      median: quantile(minutes, 0.5),
      p90: quantile(minutes, 0.9),
      histogram: [...BUCKETS, null].map((to, i) => ({
        from: i === 0 ? 0 : BUCKETS[i - 1]!,
        to,
        n: minutes.filter((m) => m >= (i === 0 ? 0 : BUCKETS[i - 1]!) && (to === null || m < to)).length,
      })),
    },
    offersPerLead: share(offers),
    fairness: { professionals: offersOf.length, gini: gini(offersOf), shareByDecile: shareByDecile(offersOf) },
  };
}

/** What another plan of waves would have done with the requests of the last days, beside what was. */
export async function simulated(kernel: Kernel, asked: Asked): Promise<Answer<'POST /api/matching/simulations'>> {
  const all = await pastLeads(kernel, asked.days, asked);
  const [cast, happened] = await Promise.all([
    castOf(kernel, asked.provinces ?? ['QC', 'ON']),
    whatHappened(
      kernel,
      all.map((l) => l.leadId),
    ),
  ]);
  const offered = all.filter((l) => happened.leads.has(l.leadId));
  const every = Math.max(1, Math.ceil((offered.length * cast.people.length) / PAIRS));
  const leads = offered.filter((_, i) => i % every === 0);
  const config = kernel.configuration.current();
  const played = await playedOver(leads, { ...cast, config, wavesFor: () => asked.waves });
  const eligible = [...played.offersOf.keys()];
  const actual = leads.map((l): Outcome => {
    const was = happened.leads.get(l.leadId)!;
    const minutes = was.acceptedAt && windowMinutesBetween(was.startedAt, was.acceptedAt, l.province, offerHours(config, l.province));
    return { offers: was.offers, ...(typeof minutes === 'number' ? { minutes: Math.round(minutes) } : {}) };
  });
  return {
    waves: asked.waves,
    days: asked.days,
    actual: figures(
      actual,
      eligible.map((id) => happened.offersOf.get(id) ?? 0),
    ),
    simulated: figures(played.leads, [...played.offersOf.values()]),
    assumptions: assumptions(every, cast.behaviours),
  };
}

/** What the answer rests on, to be read beside it. */
function assumptions(every: number, behaviours: ReadonlyMap<string, { offers: number; accepted: number }>) {
  let offers = 0;
  let accepted = 0;
  for (const b of behaviours.values()) {
    offers += b.offers;
    accepted += b.accepted;
  }
  return {
    recordedOffers: offers,
    recordedAcceptances: accepted,
    sampledEvery: every,
    fr: [
      'Seules les demandes qui ont vraiment été offertes sont rejouées.',
      'Les pratiques sont celles d’aujourd’hui; les blocages et la liste noire comptent tels qu’ils sont; pauses, plafonds, soldes et offres ouvertes de l’époque ne comptent pas.',
      'Chaque personne accepte aussi souvent et aussi vite que dans ses offres des 180 derniers jours; peu d’offres : la moyenne de l’ensemble pèse davantage.',
      'Qui accepte après la fin de sa vague accepte quand même : l’offre reste ouverte. Le tableau libre-service et les offres faites à la main ne sont pas rejoués.',
      'Les minutes comptées sont celles des heures d’offres en vigueur dans la province.',
      'Le même tirage sert à tous les plans : deux plans ne diffèrent que par le plan.',
    ],
    en: [
      'Only requests that were really offered are replayed.',
      'Practices are those of today; blocks and the blacklist count as they stand; pauses, caps, balances and open offers of the time do not count.',
      'Everybody accepts as often and as fast as in their offers of the last 180 days; with few offers, the average of all weighs more.',
      'A yes that comes after its wave still counts: the offer stays open. The self-serve board and offers made by hand are not replayed.',
      'Minutes are counted within the offer hours in force in the province.',
      'Every plan is given the same draws: two plans differ by the plan alone.',
    ],
  };
}
