import type { Door, Passage } from '../door.js';
import type { World } from '../world.js';
import { between, pause, type Kind } from './kind.js';

/** The lines there are, and what they join. */
const LINES: Readonly<Record<'people' | 'database' | 'redis', string>> = {
  people: 'between people and the API',
  database: 'to PostgreSQL',
  redis: 'to Redis',
};
type Line = keyof typeof LINES;
const doorOf = (world: World, line: Line): Door => world.doors[line]!;
const of = (line: Line): Pick<Kind, 'backends' | 'touches'> => ({
  touches: [line === 'people' ? 'people' : `line to ${line}`],
  ...(line === 'redis' ? { backends: ['redis'] } : {}),
});

/** A line that is something else than open for a while. */
const passing = (line: Line, about: string, how: (random: () => number) => Passage, longestMs: number): Kind => ({
  about: `the line ${LINES[line]} ${about}`,
  ...of(line),
  async cause(world, random) {
    const passage = how(random);
    const ms = between(1_000, longestMs, random());
    doorOf(world, line).pass(passage);
    await pause(ms);
    doorOf(world, line).pass({ mode: 'open' });
    return `${passage.mode === 'slow' ? `${passage.ms} ms each way, ` : ''}for ${ms} ms`;
  },
});

const cut = (line: Line): Kind => ({
  about: `connections ${LINES[line]} are torn, again and again`,
  ...of(line),
  async cause(world, random) {
    const times = 3 + Math.floor(random() * 8);
    for (let n = 0; n < times; n++) {
      doorOf(world, line).cut();
      await pause(between(50, 800, random()));
    }
    return `${times} times`;
  },
});

const lost = (line: Line): Kind => ({
  about: `answers ${LINES[line]} are swallowed and their connections torn: what was asked is done, and no one hears of it`,
  ...of(line),
  async cause(world, random) {
    const times = 4 + Math.floor(random() * 12);
    for (let n = 0; n < times; n++) {
      doorOf(world, line).loseAnswers(1);
      await pause(between(50, 500, random()));
    }
    doorOf(world, line).loseAnswers(0);
    return `${times} times`;
  },
});

const slow = (random: () => number): Passage => ({ mode: 'slow', ms: between(20, 150, random()) });

export const networkKinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  (Object.keys(LINES) as Line[]).flatMap((line) => [
    [`cut-${line}`, cut(line)],
    [`lost-answers-${line}`, lost(line)],
    [`slow-${line}`, passing(line, 'is slow', slow, 8_000)],
    [`shut-${line}`, passing(line, 'is closed', () => ({ mode: 'shut' }), 8_000)],
    [`hole-${line}`, passing(line, 'takes everything and gives nothing back', () => ({ mode: 'hole' }), 12_000)],
  ]),
);
