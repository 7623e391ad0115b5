import type { FORM_NAMES } from '@jurilien/contracts/api';
import { DAY_S, HOUR_S, intakeFormsPerAddressPerDay, intakeUnprovenPerAddressPerHour, intakeUnprovenPerHour } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hitAll, takeBack, TooMany } from '../http/rate-limit.js';
import { callerAddress } from '../http/caller.js';
import { isProven } from './proof-of-work.js';

/** The forms anyone may send, and how many of each one address may send in an hour. */
const FORMS: Readonly<Record<FormName, number>> = {
  request: 20,
  enquiry: 5,
  'job-application': 5,
  professional: 10,
  candidate: 10,
  privacy: 5,
};
type FormName = (typeof FORM_NAMES)[number];

interface Sending {
  readonly website: string;
  readonly startedAt?: string;
  readonly work: string;
}

/** `machine` receives the answer of a success and nothing is kept; `unproven` is taken, fewer at a time, and marked where staff look. */
export type Sender = 'machine' | 'proven' | 'unproven';

/** A form that comes back faster than a person reads it was filled by a machine. */
const FASTEST_MS = 1_500;
/** How often a form may come back to be corrected on the same work. */
const TRIES = 10;
/** Counts every form that is sent within the limits of its address, no matter who sends it: how hard the work is follows from it. */
export const ALL_FORMS = 'forms';

/**
 * Who sends a form (IN13): limits of their own address first, and what everyone shares only within them, so that no one's refused
 * tries use up another's turn or make another's work harder; then the trap and the clock. No puzzle is ever shown; who has no script
 * sends without the work.
 * @throws TooMany beyond the limits
 */
export async function senderOf(kernel: Kernel, request: FastifyRequest, form: FormName, id: string, sending: Sending): Promise<Sender> {
  const { SITE_KEY, SITE_KEY_EARLIER } = kernel.settings;
  const config = kernel.configuration.current();
  const address = callerAddress(kernel, request);
  const proven = isProven([SITE_KEY, ...SITE_KEY_EARLIER], { form, id }, sending.work, Date.now());
  await within(kernel, [
    [`${form}:${address}`, FORMS[form]],
    [`${form}-day:${address}`, config.value(intakeFormsPerAddressPerDay), DAY_S],
    proven ? [`worked:${form}:${id}`, TRIES] : [`unproven:${address}`, config.value(intakeUnprovenPerAddressPerHour)],
  ]);
  const shared: Limit[] = proven
    ? [[ALL_FORMS, Infinity]]
    : [
        ['unproven', config.value(intakeUnprovenPerHour)],
        [ALL_FORMS, Infinity],
      ];
  await within(kernel, shared);
  SHARED.set(
    request.raw,
    shared.map(([key]) => key),
  );
  if (sending.website !== '' || (sending.startedAt !== undefined && Date.now() - Date.parse(sending.startedAt) < FASTEST_MS))
    return 'machine';
  return proven ? 'proven' : 'unproven';
}

/** How often something may happen in a while, an hour where nothing else is said. */
type Limit = readonly [key: string, hits: number, seconds?: number];

async function within(kernel: Kernel, limits: readonly Limit[]): Promise<void> {
  const counted = await hitAll(
    kernel.db,
    limits.map(([key, , seconds = HOUR_S]) => [key, seconds]),
  );
  const over = counted.find(({ hits }, i) => hits > limits[i]![1]);
  if (over) throw new TooMany(over.endsInSeconds);
}

/** What a form counted of what everyone shares. A flood that only this stops goes on counting as one. */
const SHARED = new WeakMap<object, readonly string[]>();

/** A form that is refused, for whatever reason, counts for its own address alone. */
export function giveBackRefused(fastify: FastifyInstance, kernel: Kernel): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const keys = reply.statusCode >= 400 ? SHARED.get(request.raw) : undefined;
    for (const key of keys ?? []) await takeBack(kernel.db, key, HOUR_S);
    return payload;
  });
}
