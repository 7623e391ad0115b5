import { defaults, HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hitAll, TooMany } from '../rate-limit.js';
import { callerAddress } from './caller.js';
import { isProven } from './proof-of-work.js';

/** The forms anybody may send, and how many of each one address may send in an hour. */
export const FORMS = { request: 20, enquiry: 5, 'job-application': 5, professional: 10, candidate: 10 } as const;
export type FormName = keyof typeof FORMS;

/** What such a form carries beside its answers: the field only machines fill, when it was opened, and the browser's work. */
export const sending = {
  website: z.string().max(200).default(''),
  startedAt: z.iso.datetime().optional(),
  work: z.string().max(120).default(''),
};
interface Sending {
  readonly website: string;
  readonly startedAt?: string;
  readonly work: string;
}

/** `machine` is told that all went well and nothing is kept; `unproven` is taken, fewer at a time, and marked where staff look. */
export type Sender = 'machine' | 'proven' | 'unproven';

/** A form that comes back faster than a person reads it was filled by a machine. */
const FASTEST_MS = 1_500;
/** How often a form may come back to be corrected on the same work. */
const TRIES = 10;
/** Counts every form that is sent, whoever sends it: how hard the work is follows from it. */
export const ALL_FORMS = 'forms';

/**
 * Who sends a form (IN13): limits by address first, then the trap, the clock and the work. No puzzle is ever shown; who has no
 * script sends without the work.
 * @throws TooMany beyond the limits
 */
export async function senderOf(kernel: Kernel, request: FastifyRequest, form: FormName, id: string, said: Sending): Promise<Sender> {
  const { SITE_KEY, SITE_KEY_EARLIER } = kernel.settings;
  const address = callerAddress(kernel, request);
  const proven = isProven([SITE_KEY, ...SITE_KEY_EARLIER], { form, id }, said.work, Date.now());
  const allowed: [key: string, hits: number][] = [
    [`${form}:${address}`, FORMS[form]],
    [ALL_FORMS, Infinity],
  ];
  if (proven) allowed.push([`worked:${form}:${id}`, TRIES]);
  else
    allowed.push([`unproven:${address}`, defaults['intake.unproven.perAddressPerHour']], ['unproven', defaults['intake.unproven.perHour']]);
  const counted = await hitAll(
    kernel.db,
    allowed.map(([key]) => [key, HOUR_S]),
  );
  const over = counted.find(({ hits }, i) => hits > allowed[i]![1]);
  if (over) throw new TooMany(over.endsInSeconds);
  if (said.website !== '' || (said.startedAt !== undefined && Date.now() - Date.parse(said.startedAt) < FASTEST_MS)) return 'machine';
  return proven ? 'proven' : 'unproven';
}
