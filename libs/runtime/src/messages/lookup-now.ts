import type { About, Finder, Lookup } from '@jurilien/automation';
import type { AsOf } from '@jurilien/event-sourcing';
import type { Kernel } from '../kernel/kernel.js';
import { onceEach } from '../kernel/once-each.js';
import { stateOf } from '../kernel/states.js';
import { questionsOf } from './questions.js';

/** What an occurrence is looked up with, as the log has it now: each state is read once, however many facts and variables ask for it. */
export function lookupNow(kernel: Kernel, about: About, { now, config }: AsOf): Lookup {
  const once = onceEach();
  return {
    ...{ about, now, config, ask: questionsOf(kernel) },
    state: (decider, id) => once(`${decider.category}-${id}`, () => stateOf(kernel, decider, id)),
  };
}

/** What variables are told of the process and its settings, beside a lookup. */
export const processFacts = ({ settings, secrets }: Kernel): Pick<Finder, 'publicUrl' | 'readsAnswers' | 'hash'> => ({
  publicUrl: settings.publicUrl,
  readsAnswers: settings.MAIL_REPLY_DOMAIN !== undefined,
  hash: (value) => secrets.hash(value),
});
