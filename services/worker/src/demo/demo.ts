import { codesStory, proposalsStory, redemptionsStory } from './desk.js';
import { cast as castFeatured, THEIRS, type Featured } from './professionals/featured.js';
import { beginningOf, leadStory, TARGETS, type Target } from './leads/leads.js';
import { marketOf } from './leads/market.js';
import { paymentsIn, type PastPayment } from './professionals/paid.js';
import type { DemoPorts, Step, Story } from './ports.js';
import { professionalStory, type Standing, standingOf } from './professionals/professionals.js';
import { profiles } from './professionals/professional-profiles.js';
import { randomFrom } from './random.js';
import { requestMaker, type Request } from './leads/requests.js';
import type { Person } from './sales/prospects.js';
import { staffActor } from './staff.js';
import { tell } from './tell.js';

export interface DemoOptions {
  /** The instant the demo ends at: everything happened in the 60 days before. */
  readonly now: number;
  readonly seed: number;
  readonly product: string;
  /** Ids of the staff accounts by their key in staff.ts. */
  readonly staff: ReadonlyMap<string, string>;
}

export interface DemoReport {
  readonly commands: number;
  /** Steps the rules refused; a story ends at such a step, the others go on. */
  readonly trouble: readonly { readonly step: Step; readonly error: unknown }[];
  /** The professionals that get accounts of their own. */
  readonly featured: readonly { readonly who: Featured; readonly professionalId: string }[];
  /** Professionals who wait to be admitted, and members who are there, for meetings with the team. */
  readonly applied: readonly string[];
  readonly members: readonly string[];
  /** Every professional, with where they stand. */
  readonly people: readonly Person[];
  /** What was paid, as the provider would remember it. */
  readonly payments: readonly PastPayment[];
}

const TAKEN = new Set<Target>(['Offering', 'SelfServe', 'Accepted', 'InService', 'Closed']);

/** Fills an empty log with 60 professionals and 250 leads, by commands with a shifted clock only. The same seed gives the same demo. */
export async function fillDemo(ports: DemoPorts, { now, seed, product, staff }: DemoOptions): Promise<DemoReport> {
  const random = randomFrom(seed);
  const ids = randomFrom(seed ^ 0x5eed);
  const cast = { validator: staffActor(product, 'validation', staff), admin: staffActor(product, 'admin', staff) };
  const { people, featured } = castFeatured(profiles(random, new Date(now).getUTCFullYear()));
  const stories: Story[] = people.map((p, i) =>
    professionalStory(p, standingOf(i), { now, config: ports.config, random: randomFrom(seed + 1000 + i), admin: cast.admin }),
  );

  const chosen = people.filter((p, i) => standingOf(i) === 'approved' && !featured.some((f) => f.professionalId === p.professionalId));
  const desk = { now, admin: cast.admin };
  stories.push(codesStory(desk), proposalsStory(chosen.slice(2, 4), desk), redemptionsStory(chosen.slice(4, 15), desk));
  const market = marketOf(people, ports);
  const make = requestMaker(random);
  /** Requests that end with a professional are ones that someone can take. */
  const requestFor = (target: Target, begin: number): Request => {
    let request = make(begin);
    for (let tries = 0; TAKEN.has(target) && tries < 60 && !market.covers(request, begin); tries++) request = make(begin);
    return request;
  };
  /** One that this professional can take. */
  const requestOf = (favours: string, begin: number): Request => {
    let request = make(begin);
    for (let tries = 0; tries < 2_000 && !market.suits(favours, request, begin); tries++) request = make(begin);
    return { ...request, favours };
  };
  const standing = (as: Standing): string[] => people.filter((_, i) => standingOf(i) === as).map((p) => p.professionalId);
  const there = new Set(standing('approved'));
  const times = { promised: new Map<string, Set<number>>(), meets: (id: string) => there.has(id) };
  let made = 0;
  for (const [target, count] of Object.entries(TARGETS) as [Target, number][]) {
    for (let i = 0; i < count; i++) {
      // Each story has chance of its own: what one does never changes another, however they are interleaved.
      const own = randomFrom(seed + 5000 + made++);
      const begin = beginningOf(target, { now, random: own });
      const favours = featured[Math.floor(i / (THEIRS[target] ?? 0))]?.professionalId;
      const request = favours ? requestOf(favours, begin) : requestFor(target, begin);
      stories.push(leadStory(request, target, begin, { now, cast, random: own, ports, market, nth: i, ...times }));
    }
  }
  const payments = paymentsIn(people, ports.config);
  const trouble: { step: Step; error: unknown }[] = [];
  const commands = await tell(stories, ports, () => ids.uuid(), {
    onStep: (step) => {
      market.saw(step);
      payments.saw(step);
    },
    onTrouble: (step, error) => trouble.push({ step, error }),
  });
  return {
    commands,
    trouble,
    featured,
    payments: payments.all,
    applied: standing('applied'),
    members: chosen.map((p) => p.professionalId),
    people: people.map((p, i) => ({ ...p, standing: standingOf(i) })),
  };
}
