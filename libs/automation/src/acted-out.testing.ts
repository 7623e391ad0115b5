import { asShipped, effectsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { atWorkByTrigger } from './at-work.js';
import { automationRule } from './automation-rule.js';
import { holds } from './condition.js';
import { rulesEngine } from './engine.js';
import { factsFor } from './facts/index.js';
import type { About, Lookup } from './lookup.js';
import { shippedRule } from './rules/index.js';
import { TRIGGERS } from './triggers/index.js';
import type { Finder } from './variable.js';

/** The rules as they are shipped. */
export const engine = rulesEngine(TRIGGERS, () =>
  atWorkByTrigger(
    () => automationRule.initial,
    () => 1,
  ),
);

/** Every run that events make of the rules as they are shipped: what worker and log are told. */
export const runsAsShipped = (...happened: readonly StoryEvent[]) => effectsOf(engine, story(...happened));

/** Finds what facts and variables ask: one state per kind of thing; what is not given is as it begins. */
export const lookupWith = (about: About, states: Readonly<Record<string, object>>, now: string = T0): Lookup => ({
  about,
  now,
  config: asShipped(),
  state: (decider) => Promise.resolve({ ...decider.initial, ...states[decider.category] }),
  ask: {
    takenByOthers: () => Promise.resolve([]),
    isOnBoardFor: () => Promise.resolve(false),
    hasAppointment: () => Promise.resolve(false),
    hasOpenComplaint: () => Promise.resolve(false),
  },
});

/** Why a rule as it is shipped would write nothing: stopped, not true any more, or nothing. */
export async function verdictOf(code: string, l: Lookup): Promise<'Z01' | 'Z02' | 'sent'> {
  const { stop, when } = shippedRule(code)!.text;
  const facts = await factsFor([stop, when], l);
  if (stop && holds(stop, facts)) return 'Z01';
  return when && !holds(when, facts) ? 'Z02' : 'sent';
}

/** Finds variables too; a link is named by its purpose. */
export const finderWith = (l: Lookup, more: Partial<Finder> = {}): Finder => ({
  ...{ ...l, publicUrl: 'https://jurilien.example', readsAnswers: false },
  link: (purpose) => Promise.resolve(`https://jurilien.example/${purpose}`),
  code: () => '000000',
  hash: (value) => `hash:${value}`,
  ...more,
});
