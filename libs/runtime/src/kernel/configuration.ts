import type { Actor, AsOf, Asking } from '@jurilien/event-sourcing';
import type { Kernel } from './kernel.js';

type Configured = Pick<Kernel, 'configuration'>;

/** This instant, or another one, with the values in force: what a rule outside a decision is asked about. */
export const asOf = ({ configuration }: Configured, now: string = new Date().toISOString()): AsOf => ({
  now,
  config: configuration.current(),
});

/** Someone who asks now what is possible: what a rule of availability is given. */
export const askingOf = (kernel: Configured, actor: Actor, now?: string): Asking => ({ actor, ...asOf(kernel, now) });
