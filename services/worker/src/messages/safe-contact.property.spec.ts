import { asShipped } from '@jurilien/event-sourcing/testing';
import { cannedReplies, contactPoint, NEVER, openFrom, refusedByWish, waysUnder } from '@jurilien/messaging';
import { channelsOf, kindOf, render, renderNeutral, samples, templates, neutralSender } from '@jurilien/notifications';
import { contactWish, isOpen, type ContactWish, type SafeContact } from '@jurilien/reference';
import fc from 'fast-check';
import { neutralContent } from './neutral-words.js';

const hour = fc.integer({ min: 0, max: 47 }).map((h) => `${String(Math.floor(h / 2)).padStart(2, '0')}:${h % 2 ? '30' : '00'}`);
const option = <T>(a: fc.Arbitrary<T>) => fc.option(a, { nil: undefined });
const asked: fc.Arbitrary<SafeContact> = fc.record({
  only: option(fc.subarray(['email', 'sms', 'call'] as const, { minLength: 1 })),
  from: option(hour),
  to: option(hour),
  noVoicemail: option(fc.boolean()),
  neutral: option(fc.boolean()),
  words: option(fc.constantFrom('Mon mari lit mes textos', 'Email only, say nothing', '')),
});
const wishes = asked.map(contactWish).filter((w): w is ContactWish => w !== undefined);
const lang = fc.constantFrom('fr' as const, 'en' as const);
const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }).map((ms) => new Date(ms).toISOString());
const TORONTO = { province: 'ON', zone: 'America/Toronto' } as const;
/** Every word that would give the matter, the sender or the person away. */
const CONTENT =
  /jurilien|juric|avoca|notaire|lawyer|paralegal|legal|juridi|droit|\blaw|court\b|tribunal|demande|request|divor|famil|professionnel|professional|consult|mandat|dossier|file\b|K7M2|Bouchard|Tremblay|Élise|Elise/i;

interface Out {
  readonly rule: string;
  readonly channel: 'sms' | 'email';
  readonly class: (typeof templates)[string]['class'];
  readonly neutral: boolean;
  readonly text: string;
}

/** Every message a rule makes under a wish, as the worker queues them. */
function written(rule: string, wish: ContactWish | undefined, l: 'fr' | 'en'): Out[] {
  const t = templates[rule]!;
  return waysUnder(wish, t.class, channelsOf(rule)).map(({ channel, neutral }) => {
    const vars = samples[rule]![l];
    const message = neutral
      ? renderNeutral(
          channel,
          l,
          neutralContent(vars, { publicUrl: 'https://jurilien.example', origin: 'https://plain.example' }) ?? {
            url: 'https://plain.example',
          },
        )
      : render(rule, channel, l, vars);
    return {
      rule,
      channel,
      class: t.class,
      neutral,
      text: [neutral ? neutralSender(l) : '', message.subject, message.text, message.html].join('\n'),
    };
  });
}
/** The answers a carrier requires go to the person who wrote the keyword just now. */
const rules = Object.keys(templates).filter((rule) => kindOf(rule) !== 'carrier-answer');
const sent = (m: Out, wish: ContactWish | undefined): boolean =>
  refusedByWish({ channel: m.channel, class: m.class, ...(m.neutral ? { neutral: true as const } : {}) }, wish) === undefined;

describe('every message to a person who asked for care', () => {
  it.each(rules)('%s leaves on an allowed channel, in the hours, and without content where none was wanted', (rule) => {
    fc.assert(
      fc.property(wishes, lang, instant, (wish, l, now) => {
        for (const m of written(rule, wish, l)) {
          expect(wish.channels).toContain(m.channel);
          expect(sent(m, wish)).toBe(true);
          if (wish.neutral) expect(m.text).not.toMatch(CONTENT);
          const hours = openFrom(
            { ...m, kind: kindOf(m.rule), recipientKind: 'client' },
            { ...TORONTO, theirs: wish.windows },
            { now, config: asShipped() },
            false,
          );
          if (hours === NEVER || m.class === 'otp' || wish.windows.length === 0) continue;
          const leaves = hours ?? now;
          const open = wish.windows.some((w) => isOpen(leaves, TORONTO, { days: [1, 2, 3, 4, 5, 6, 7], ...w, holidaysClosed: false }));
          expect([rule, leaves, open]).toEqual([rule, leaves, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a wish that came after the words were queued holds them back at the last look', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), wishes, lang, (rule, wish, l) => {
        for (const m of written(rule, undefined, l)) {
          const mayGo = wish.channels.includes(m.channel) && !wish.neutral;
          expect(sent(m, wish)).toBe(mayGo);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('words written by hand are held to the same, and the neutral reply is neutral', () => {
    for (const reply of cannedReplies(asShipped())) {
      const neutral = reply.neutral === true;
      const out: Out = { rule: reply.key, channel: 'sms', class: 'transactional', neutral, text: `${reply.fr}\n${reply.en}` };
      const wish: ContactWish = { channels: ['sms'], windows: [], noVoicemail: false, neutral: true };
      expect(sent(out, wish)).toBe(neutral);
      expect(sent(out, { ...wish, channels: ['email', 'call'] })).toBe(false);
      if (neutral) expect(out.text).not.toMatch(CONTENT);
    }
  });

  it('what sells is never sent neutral', () => {
    const wish: ContactWish = { channels: ['sms', 'email'], windows: [], noVoicemail: false, neutral: true };
    expect(waysUnder(wish, 'marketing', ['email'])).toEqual([]);
    expect(refusedByWish({ channel: 'email', class: 'marketing', neutral: true }, wish)).toBe('Z13');
  });

  it('a contact point starts without wishes', () => expect(contactPoint.initial.safeContacts).toEqual({}));
});
