import type { Backend } from '../../support/system.js';
import { campaignFaults } from './campaign.js';
import { historian } from './history.js';
import { KINDS, kindsFor } from './kinds/index.js';
import { LANES, optionsFrom, type Options } from './options.js';
import { openPeople } from './people.js';
import { planOf } from './plan.js';
import { rounds, type RoundResult } from './round.js';
import { openWorld } from './world.js';

const HELP = `npm run faults -- [--seed N] [--backend postgres|redis|both] [--minutes N | --rounds N] [--only a,b] [--lanes N] [--json] [--list]
npm run faults -- --campaign N [--kills N] [--seed N] [--backend postgres|redis|both] [--json]

Journeys by the hundred, in rounds; in each round something fails, and after it everything that must hold is looked at.
  --seed N      the plan of faults and everything chosen on the way; printed, so that a failure can be run again
  --rounds N    so many rounds on each backend; --minutes N: until then, shared by the backends (5 unless said)
  --only a,b    only faults whose names begin so; --list names them
  --lanes N     people under way at once (${LANES})
  --campaign N  campaigns to so many people on each backend instead, in a storm of kills, pauses and refusals; compared with what arrived
  --kills N     of campaigns, workers that are killed (1000 unless stated): a fifth as processes, the others at each moment of their work
  --json        one JSON object on the last line`;

/** What one backend came to. */
interface Run {
  readonly backend: Backend;
  readonly rounds: readonly RoundResult[];
}

/** `npm run faults`. Answers the exit code: 0 when everything held, 1 when something did not, 2 when nothing was tried. */
export async function faults(args: readonly string[]): Promise<number> {
  const options = optionsFrom(args, Math.floor(Math.random() * 1e9));
  if (options.help || options.list) {
    console.log(
      options.help
        ? HELP
        : Object.entries(KINDS)
            .map(([name, { about }]) => `${name.padEnd(20)} ${about}`)
            .join('\n'),
    );
    return 0;
  }
  const say = (line: string): void => (options.json ? console.error(line) : console.log(line));
  process.env.LOG_LEVEL = 'fatal';
  say(`seed ${options.seed}`);
  if (options.campaign !== undefined) return campaignFaults(options, options.campaign, say);
  const runs: Run[] = [];
  for (const backend of options.backends) {
    const run = { backend, rounds: await runOn(backend, options, say) };
    runs.push(run);
    const wrong = run.rounds.at(-1)?.broken ?? [];
    if (wrong.length > 0) {
      say(replayOf(options, run));
      break;
    }
  }
  const all = runs.flatMap((run) => run.rounds);
  const held = all.every((r) => r.broken.length === 0);
  if (options.json) console.log(JSON.stringify({ faults: 'npm run faults', seed: options.seed, held, runs }));
  else
    say(
      `${sum(all)} journeys, ${new Set(all.flatMap((r) => r.faults.map((f) => f.fault))).size} kinds of fault, ${all.length} rounds: ${held ? 'everything held' : 'SOMETHING DID NOT HOLD'}`,
    );
  return all.length === 0 ? 2 : held ? 0 : 1;
}

const sum = (all: readonly RoundResult[]): number => all.flatMap((r) => Object.values(r.journeys)).reduce((n, one) => n + one, 0);
const replayOf = ({ seed, only, lanes }: Options, { backend, rounds: done }: Run): string =>
  [
    `Again: npm run faults -- --seed ${seed} --backend ${backend} --rounds ${done.length}`,
    ...(only.length > 0 ? [`--only ${only.join()}`] : []),
    ...(lanes === LANES ? [] : [`--lanes ${lanes}`]),
  ].join(' ');

async function runOn(backend: Backend, options: Options, say: (line: string) => void): Promise<RoundResult[]> {
  const kinds = kindsFor(backend, options.only);
  if (kinds.length === 0) return [];
  say(`${backend}: ${kinds.join(' ')}`);
  const world = await openWorld(backend);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void world.close().finally(() => process.exit(130)));
  try {
    const people = await openPeople(world.system);
    const next = rounds(world, people, historian(world.system), options.lanes, (line) => console.error(line));
    const plan = planOf(options.seed, backend, kinds);
    const done: RoundResult[] = [];
    const end = options.minutes === undefined ? Infinity : Date.now() + (options.minutes * 60_000) / options.backends.length;
    while (done.length < (options.rounds ?? Infinity) && Date.now() < end) {
      const result = await next(plan.next().value);
      done.push(result);
      for (const line of linesOf(result)) say(line);
      if (result.broken.length > 0) break;
    }
    return done;
  } finally {
    await world.close();
  }
}

function linesOf({ round, faults: caused, journeys, events, seconds, broken }: RoundResult): string[] {
  const causes = caused.map((f) => `${f.fault}@${f.at} ${f.skipped ? 'SKIPPED: ' : ''}${f.what}`).join('; ');
  return [
    `round ${round}: ${causes} | ${Object.entries(journeys)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(' ')} | ${events} events, ${seconds.toFixed(0)} s | ${broken.length === 0 ? 'held' : 'BROKEN'}`,
    ...broken.flatMap(({ check, wrong }) => [`  ${check}: ${wrong.length} times`, ...wrong.slice(0, 8).map((what) => `    ${what}`)]),
  ];
}
