import { randomBytes, randomUUID } from 'node:crypto';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { intakeWorkBits, intakeWorkBitsMost, intakeWorkFloodPerHour, intakeWorkMinutes, MINUTE_MS } from '@jurilien/reference';
import fc from 'fast-check';
import { bitsFor, challengeOf, isProven } from './proof-of-work.js';
import { solve } from './proof-of-work.testing.js';

const key = 'k'.repeat(32);
const of = { form: 'request', id: randomUUID() };
const now = Date.parse('2026-11-22T12:00:00Z');
const bits = 6;
const config = asShipped();
const at = { now: new Date(now).toISOString(), config };
const work = solve(challengeOf(key, of, bits, at));
const ends = now + config.value(intakeWorkMinutes) * MINUTE_MS;

describe('the work a browser does for a form', () => {
  it('is good for the form it was asked for, until it runs out', () => {
    expect(isProven([key], of, work, now)).toBe(true);
    expect(isProven([key], { ...of, id: of.id.toUpperCase() }, work, ends)).toBe(true);
    expect(isProven([key], of, work, ends + 1)).toBe(false);
  });

  it('is good for no other form, and for no other one of the same form', () => {
    expect(isProven([key], { ...of, id: randomUUID() }, work, now)).toBe(false);
    expect(isProven([key], { ...of, form: 'enquiry' }, work, now)).toBe(false);
  });

  it('stays good while our key is changed, and is nothing under a key that is not ours', () => {
    expect(isProven(['n'.repeat(32), key], of, work, now)).toBe(true);
    expect(isProven(['n'.repeat(32)], of, work, now)).toBe(false);
  });

  it('is as hard as the challenge says, however it is sent back', () => {
    const [said, until, signature, number] = work.split('.');
    for (const easier of [`0.${until}.${signature}.${number}`, `${said}.${Number(until) + 60}.${signature}.${number}`])
      expect(isProven([key], of, easier, now)).toBe(false);
    const wrong = Array.from({ length: 200 }, (_, n) => `${said}.${until}.${signature}.${n}`);
    const lucky = wrong.filter((guess) => isProven([key], of, guess, now)).length;
    expect(lucky).toBeLessThan(30);
  });

  it('is none, and no error, whatever text comes instead', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((s) => `6.1795000000.${s}`),
          fc.constant(work.slice(0, -1) + 'x'),
        ),
        (text) => {
          expect(isProven([key], of, text, now)).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(isProven([key], of, `6.1795000000.${randomBytes(32).toString('base64url')}.0`, now)).toBe(false);
  });

  it('is found again for every form and every difficulty', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom('request', 'enquiry', 'professional'), fc.integer({ min: 1, max: 8 }), (id, form, hard) => {
        const done = solve(challengeOf(key, { form, id }, hard, at));
        expect(isProven([key], { form, id }, done, now)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('how hard it is', () => {
  it('is the least there is until a flood begins', () => {
    const [flood, least] = [config.value(intakeWorkFloodPerHour), config.value(intakeWorkBits)];
    for (const sent of [0, 1, flood]) expect(bitsFor(sent, config)).toBe(least);
    expect(bitsFor(flood + 1, config)).toBeGreaterThan(least);
  });

  it('is what the configuration in force says, and good for as long', () => {
    const changed = configWith({
      'intake.work.bits': 4,
      'intake.work.floodPerHour': 10,
      'intake.work.bitsPerDoubling': 3,
      'intake.work.bitsMost': 9,
      'intake.work.minutes': 5,
    });
    expect([10, 20, 40, 1_000].map((sent) => bitsFor(sent, changed))).toEqual([4, 7, 9, 9]);
    const short = solve(challengeOf(key, of, bits, { ...at, config: changed }));
    expect([5, 6].map((minutes) => isProven([key], of, short, now + minutes * MINUTE_MS))).toEqual([true, false]);
  });

  it('never falls as more is sent, and never passes what a phone does in seconds', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        const [few, many] = [bitsFor(Math.min(a, b), config), bitsFor(Math.max(a, b), config)];
        expect(few).toBeLessThanOrEqual(many);
        expect(many).toBeLessThanOrEqual(config.value(intakeWorkBitsMost));
        expect(few).toBeGreaterThanOrEqual(config.value(intakeWorkBits));
      }),
      { numRuns: 1_000 },
    );
  });
});
