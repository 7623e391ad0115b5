import { acceptanceContext } from '@jurilien/acceptance';
import { leadContext } from '@jurilien/lead';
import { searchContext } from '@jurilien/search';
import { TEXTS_EN } from '../texts/texts-en.js';
import { TEXTS_FR } from '../texts/texts-fr.js';
import { beginningOf, leadStory, TARGETS, type Target } from './leads.js';
import { marketOf } from './market.js';
import { memoryLog } from '../memory.testing.js';
import type { Step } from '../ports.js';
import { randomFrom } from '../random.js';
import { requestMaker } from './requests.js';
import { tell } from '../tell.js';

const NOW = Date.parse('2026-11-19T19:00:00Z');
const cast = {
  validator: { kind: 'user' as const, id: 'v', role: 'jurilien_admin_validation' },
  admin: { kind: 'user' as const, id: 'a', role: 'jurilien_admin' },
};

async function run(targets: readonly Target[]) {
  const ports = memoryLog([leadContext, searchContext, acceptanceContext]);
  const random = randomFrom(7);
  const make = requestMaker(random);
  const trouble: string[] = [];
  const ids = randomFrom(8);
  const stories = targets.flatMap((target) =>
    Array.from({ length: TARGETS[target] }, () => {
      const begin = beginningOf(target, { now: NOW, random });
      return leadStory(make(begin), target, begin, {
        now: NOW,
        cast,
        random,
        ports,
        market: marketOf([], ports),
        nth: 0,
        promised: new Map(),
        meets: () => false,
      });
    }),
  );
  await tell(stories, ports, () => ids.uuid(), {
    onTrouble: (step: Step, error) => {
      trouble.push(`${step.command.name}: ${String(error)} ${JSON.stringify((error as { fields?: unknown }).fields ?? '')}`);
    },
  });
  return { ports, trouble };
}

describe('the demo’s requests', () => {
  it('has at least sixty texts in each language, over all fields of law, each with a summary', () => {
    for (const texts of [TEXTS_FR, TEXTS_EN]) {
      expect(texts.length).toBeGreaterThanOrEqual(60);
      expect(new Set(texts.map((t) => t.type)).size).toBe(19);
      expect(texts.every((t) => t.text.length >= 20 && t.summary.length >= 20)).toBe(true);
    }
  });

  it('makes 250 leads', () => {
    expect(Object.values(TARGETS).reduce((a, b) => a + b, 0)).toBe(250);
  });

  it('tells the stories before any offer without one refused command', async () => {
    const { ports, trouble } = await run([
      'Draft',
      'AwaitingConfirmation',
      'ToValidate',
      'InValidation',
      'AwaitingInfo',
      'OnHold',
      'Ready',
      'Rejected',
    ]);
    expect(trouble).toEqual([]);
    const last = new Map<string, string>();
    for (const e of ports.log) last.set(e.stream, e.type);
    expect(last.size).toBe(71);
    expect(ports.log.every((e) => Date.parse(e.occurredAt) <= NOW)).toBe(true);
  });
});
