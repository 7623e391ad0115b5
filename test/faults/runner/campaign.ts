import { killedCampaigns } from '../campaign/kills.js';
import { campaignStorm, type Stormed } from '../campaign/storm.js';
import type { Options } from './options.js';

/** Of the kills how many are of processes; the others are of workers in the middle of what they do, which is quicker. */
const OF_PROCESSES = 1 / 5;
/** Messages a minute, where nothing is in the way. */
const PACE = 6_000;
const SHOWN = 20;

/**
 * `npm run faults -- --campaign N`: campaigns to so many people in a storm on each backend, and workers that are killed before and after
 * whatever they do that lasts. Answers the exit code: 0 when everything held.
 */
export async function campaignFaults(
  { seed, backends, kills, json }: Pick<Options, 'seed' | 'backends' | 'kills' | 'json'>,
  size: number,
  say: (line: string) => void,
): Promise<number> {
  const ofProcesses = Math.ceil((kills * OF_PROCESSES) / backends.length);
  const storms: Stormed[] = [];
  for (const backend of backends) {
    const stormed = await campaignStorm(backend, { size, kills: ofProcesses, seed, pace: PACE });
    storms.push(stormed);
    say(lineOf(stormed));
    shown(stormed.wrong, say);
  }
  const dead = storms.reduce((n, { caused }) => n + caused.worker, 0);
  const killed = await killedCampaigns(Math.max(1, kills - dead), seed);
  say(`${killed.campaigns} campaigns, ${killed.kills} kills at ${killed.moments.size} moments: ${killed.wrong.length ? 'BROKEN' : 'held'}`);
  shown(killed.wrong, say);
  const held = killed.wrong.length === 0 && storms.every(({ wrong }) => wrong.length === 0);
  if (json) {
    const { moments, ...counted } = killed;
    console.log(JSON.stringify({ faults: 'campaigns', seed, held, storms, killed: { ...counted, moments: Object.fromEntries(moments) } }));
  } else say(`${dead + killed.kills} kills: ${held ? 'everything held' : 'SOMETHING DID NOT HOLD'}`);
  if (!held)
    say(
      `Again: npm run faults -- --campaign ${size} --kills ${kills} --seed ${seed} --backend ${backends.length > 1 ? 'both' : backends[0]}`,
    );
  return held ? 0 : 1;
}

function lineOf({ backend, seconds, caused, acted, ended, wrong }: Stormed): string {
  const { worker, api, wipes, answers } = caused;
  const how = Object.entries(ended)
    .map(([state, n]) => `${n} ${state}`)
    .join(' ');
  return [
    `${backend}: ${how}`,
    `${worker} kills of the worker, ${api} of the API, ${wipes} queues wiped, ${answers} bad answers`,
    `${acted.paused} pauses, ${acted.resumed} times resumed, ${acted.refused} who said no`,
    `${seconds.toFixed(0)} s`,
    wrong.length === 0 ? 'held' : 'BROKEN',
  ].join(' | ');
}

function shown(wrong: readonly string[], say: (line: string) => void): void {
  for (const what of wrong.slice(0, SHOWN)) say(`  ${what}`);
}
