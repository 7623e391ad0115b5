import { fold, type Decider, type EventTypes } from '@jurilien/event-sourcing';
import { asShipped, effectsOf, recorded, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { templateOf } from '@jurilien/notifications';
import { engine, finderWith, lookupWith, verdictOf } from './acted-out.testing.js';
import type { About, Lookup } from './lookup.js';
import { shippedRule } from './rules/index.js';
import { triggerNamed } from './triggers/index.js';
import type { Finder, Reader } from './variable.js';
import { variableOf } from './variables/index.js';

type Told = ReturnType<typeof story>[number];

/** The work that events make for some rules as they are shipped, without what the engine notes of versions. */
export const workFor = (rules: readonly string[], events: readonly Told[]) =>
  effectsOf(engine, events).flatMap((e) => {
    if (e.do !== 'work' || !rules.includes(String(e.input['rule']))) return [];
    const { ruleVersion: _version, templateVersion: _words, dueAt: _dueAt, ...input } = e.input;
    return [{ do: 'work', job: e.job, key: e.key, input, ...(e.dueAt ? { dueAt: e.dueAt } : {}) }];
  });

/** What one event makes for a rule. */
export const workOfOne = (rule: string, ...happened: readonly StoryEvent[]) => workFor([rule], story(...happened));

/** The types of events that the triggers of rules hear and a story leaves out: its spec expects none. */
export const unheard = (rules: readonly string[], events: readonly Told[]): string[] =>
  [...new Set(rules.flatMap((code) => Object.keys(triggerNamed(shippedRule(code)!.text.trigger)!.on)))].filter(
    (type) => !events.some((e) => e.type === type),
  );

/** What is so when a message is due. */
export interface Given {
  /** States by category, whatever their id. */
  readonly states?: Readonly<Record<string, unknown>>;
  readonly about?: About;
  readonly now?: string;
  readonly config?: Lookup['config'];
}

const lookupOf = ({ states = {}, about = {}, now = T0, config = asShipped() }: Given): Finder => ({
  ...finderWith({ ...lookupWith(about, {}, now), config }),
  state: (decider) => Promise.resolve((states[decider.category] ?? decider.initial) as never),
});

/** The code by which a rule as shipped writes nothing; `sent` where it writes. */
export const verdict = (code: string, given: Given): Promise<string> => verdictOf(code, lookupOf(given));

/** What the template of a rule is filled in with. */
export async function said(code: string, given: Given, lang: Reader['lang'] = 'fr'): Promise<Record<string, unknown>> {
  const { template } = shippedRule(code)!.text;
  const reader: Reader = { kind: 'professional', id: 'reader', lang, zone: 'America/Toronto' };
  const found = Object.keys(templateOf(template).vars).map(
    async (name) => [name, await variableOf(template, name)!.find(lookupOf(given), reader)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** A state as events left it, with some of it changed. */
export const stateAfter = <S, T extends EventTypes>(decider: Decider<S, T>, past: Past, over: object = {}): S => ({
  ...fold(decider, recorded(decider, 'one', past)),
  ...over,
});
