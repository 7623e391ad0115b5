import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { contexts } from '../../libs/runtime/src/start/contexts.js';
import { HAPPENED, messagesOf, type Row } from './sample-events.mjs';

/** An event, and what a version made of it. */
interface Noted {
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly rows: readonly Row[];
}

const automations = contexts.flatMap((c) => c.automations);
const files = readdirSync(import.meta.dirname).filter((file) => /^messages-of-.*\.json$/.test(file));

/** What a row had; a later version may give it more to ask about. */
const containing = ({ vars, ...input }: Row['input']): unknown =>
  expect.objectContaining({ ...input, ...(vars ? { vars: expect.objectContaining(vars) } : {}) });

describe.each(files)('%s, as an older version made them', (file) => {
  const noted = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Noted[];
  const rules = new Set(noted.flatMap(({ rows }) => rows.map(({ input }) => input.rule)));
  const atOnce = (rows: readonly Row[]): string[] => rows.flatMap((r) => (!r.dueAt && rules.has(r.input.rule) ? [r.key] : [])).sort();

  it('are of many kinds', () => expect(rules.size).toBeGreaterThan(70));

  it.each([...Map.groupBy(noted, ({ type }) => type)])(
    '%s asks for the same messages, under the keys that keep what was sent from being sent again',
    (_type, events) => {
      for (const one of events) {
        const now = messagesOf(automations, one, asShipped());
        // Reminders that were timers wait in rows now; what is due at once is neither more nor less.
        expect({ of: one.data, keys: atOnce(now) }).toEqual({ of: one.data, keys: atOnce(one.rows) });
        // A reminder of a date that is nearer than the reminder is not made any more.
        const asked = one.rows.filter(({ dueAt }) => !dueAt || dueAt > HAPPENED.occurredAt);
        for (const { input, ...row } of asked) expect(now).toContainEqual({ ...row, input: containing(input) });
      }
    },
  );
});
