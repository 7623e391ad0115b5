import type { Actor, AsOf, Asking, ConfigVersions } from '@jurilien/event-sourcing';
import { shippedConfig } from '@jurilien/reference';
import type { Kernel } from './kernel.js';

/** The values as they are shipped, which are in force until something is changed. */
export const shippedConfiguration: ConfigVersions = {
  current: () => shippedConfig,
  at: () => shippedConfig,
  upTo: () => Promise.resolve(),
};

type Configured = Pick<Kernel, 'configuration'>;

/** This instant, or another one, with the values in force: what a rule outside a decision is asked about. */
export const asOf = ({ configuration }: Configured, now: string = new Date().toISOString()): AsOf => ({
  now,
  config: configuration.current(),
});

/** Someone who asks now what is possible: what a rule of availability is given. */
export const askingOf = (kernel: Configured, actor: Actor, now?: string): Asking => ({ actor, ...asOf(kernel, now) });
