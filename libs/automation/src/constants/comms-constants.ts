import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import type { Vars } from '@jurilien/notifications';
import { z } from 'zod';
import type { Both } from '../both.js';

/** There is one list of constants. */
export const CONSTANTS_ID = 'main';

const both = z.object({ fr: z.string(), en: z.string() });
const commsConstantEvents = {
  /** A constant says something from a day on (4.8.1): new words of an old one, or a new one. */
  CommsVariableSaved: event(z.object({ key: z.string(), label: both, value: both, from: z.string() })),
};
export type CommsConstantEvent = EventOf<typeof commsConstantEvents>;

interface Said {
  /** The first day of the words: `2026-12-01`. */
  readonly from: string;
  readonly value: Both<string>;
}
export interface CommsConstant {
  readonly label: Both<string>;
  /** The oldest first. */
  readonly versions: readonly Said[];
}
export interface CommsConstantsState {
  readonly constants: Readonly<Record<string, CommsConstant>>;
}

/** Words that staff keep in one place and that every template may say: a notice for the holidays, a phone number. */
export const commsConstants = decider<CommsConstantsState, typeof commsConstantEvents>({
  category: 'constants',
  events: commsConstantEvents,
  initial: { constants: {} },
  evolve: ({ constants }, { data: { key, label, ...said } }) => {
    const others = (constants[key]?.versions ?? []).filter(({ from }) => from !== said.from);
    const versions = [...others, said].sort((a, b) => (a.from < b.from ? -1 : 1));
    return { constants: { ...constants, [key]: { label, versions } } };
  },
});

/** What a constant says on a day; nothing before its first. */
export const saidOn = ({ versions }: CommsConstant, day: string): Said | undefined => versions.findLast(({ from }) => from <= day);

/** What every constant says, as variables of each language. @param of which of its words */
const asVars = ({ constants }: CommsConstantsState, of: (c: CommsConstant, lang: 'fr' | 'en') => string | undefined): Both<Vars> => {
  const said = (lang: 'fr' | 'en') =>
    Object.fromEntries(
      Object.entries(constants).flatMap(([key, constant]) => {
        const words = of(constant, lang);
        return words === undefined ? [] : [[key, words]];
      }),
    );
  return { fr: said('fr'), en: said('en') };
};

/** What every constant says on a day. */
export const constantsOn = (s: CommsConstantsState, day: string): Both<Vars> =>
  asVars(s, (constant, lang) => saidOn(constant, day)?.value[lang]);

/** The longest that every constant says from a day on: words that name it must fit with that. */
export const longestFrom = (s: CommsConstantsState, day: string): Both<Vars> =>
  asVars(s, (constant, lang) => {
    const now = saidOn(constant, day);
    const said = constant.versions.filter((v) => v === now || v.from > day).map(({ value }) => value[lang]);
    return now && said.reduce((longest, one) => (one.length > longest.length ? one : longest));
  });
