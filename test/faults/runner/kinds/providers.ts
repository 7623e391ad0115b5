import { call } from '../../../support/call.js';
import type { World } from '../world.js';
import { between, pause, type Kind } from './kind.js';

const AREAS = ['sms', 'email', 'stripe'] as const;
const FINE = {
  sms: { mode: 'ok' },
  email: { mode: 'ok' },
  stripe: { mode: 'ok' },
  callbacks: { mode: 'ok' },
  'stripe-webhooks': { mode: 'ok' },
};

const switched = async ({ system }: World, faults: object): Promise<void> => {
  const { status, body } = await call(system.sandbox.origin, 'PUT', '/api/faults', faults);
  if (status !== 200) throw new Error(`the sandbox cannot do that: ${JSON.stringify(body)}`);
};

/** A mode of the sandbox's providers, for so many of their answers, or for a while. */
const misbehaving = (about: string, modes: Readonly<Partial<Record<(typeof AREAS)[number], string>>>, retryAfter?: number): Kind => ({
  about,
  touches: ['providers'],
  async cause(world, random) {
    const set: string[] = [];
    for (const [area, mode] of Object.entries(modes)) {
      const times = 1 + Math.floor(random() * 5);
      await switched(world, { [area]: { mode, times, ...(retryAfter && mode === '429' ? { retryAfter } : {}) } });
      set.push(`${times} × ${area}`);
    }
    await pause(between(3_000, 8_000, random()));
    await switched(world, Object.fromEntries(AREAS.map((area) => [area, FINE[area]])));
    return set.join(', ');
  },
});

/** A way in which what the providers report to us is delivered. */
const telling = (area: 'callbacks' | 'stripe-webhooks', mode: string, about: string): Kind => ({
  about,
  touches: ['providers'],
  async cause(world, random) {
    const ms = between(3_000, 8_000, random());
    await switched(world, { [area]: { mode } });
    await pause(ms);
    await switched(world, { [area]: FINE[area] });
    return `for ${ms} ms`;
  },
});

export const providerKinds: Readonly<Record<string, Kind>> = {
  'provider-429': misbehaving('providers ask to be left alone', { sms: '429', email: '429', stripe: '429' }, 2),
  'provider-500': misbehaving('providers answer with errors of their own', { sms: '500', stripe: '500', email: 'greylist' }),
  'provider-timeout': misbehaving('providers never answer, and took nothing', { sms: 'timeout', email: 'timeout', stripe: 'timeout' }),
  'provider-drop': misbehaving('providers hang up', { sms: 'drop', email: 'drop', stripe: 'drop' }),
  'provider-half': misbehaving('providers hang up in the middle of an answer, and took it', {
    sms: 'half',
    stripe: 'half',
    email: 'close',
  }),
  'provider-hang': misbehaving('providers take it and never answer', {
    sms: 'accept-then-hang',
    email: 'accept-then-hang',
    stripe: 'accept-then-hang',
  }),
  'provider-away': {
    about: 'no one listens at the addresses of the providers',
    touches: ['providers'],
    async cause({ system }, random) {
      const ms = between(1_000, 8_000, random());
      await system.stopProviders();
      await pause(ms);
      await system.startProviders();
      return `for ${ms} ms`;
    },
  },
  'reports-none': telling('callbacks', 'none', 'texts are delivered and no one says so'),
  'reports-twice': telling('callbacks', 'duplicate', 'delivery reports come twice'),
  'reports-reversed': telling('callbacks', 'reversed', 'delivery reports come in the wrong order'),
  'webhooks-none': telling('stripe-webhooks', 'none', 'payments are made and no one says so'),
  'webhooks-twice': telling('stripe-webhooks', 'duplicate', 'webhooks of payments come twice'),
  'webhooks-reversed': telling('stripe-webhooks', 'reversed', 'webhooks of payments come from the last to the first'),
  'webhooks-late': telling('stripe-webhooks', 'late', 'webhooks of payments come late'),
};
