import type { Config } from '@jurilien/event-sourcing';
import type { Vars } from '@jurilien/notifications';
import { isReachable, isTimely, memberMoments, pauseOfAll, type NotifyInput } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import {
  autoClaimTimeoutsToOff,
  ignoredAutoPauseAfterDays,
  ignoredAutoPauseDays,
  ignoredCount,
  ignoredWindowDays,
  whenWords,
} from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, type Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';

type Url = (fr: string, en: string) => string;
type Facts = (s: ProfessionalState, input: NotifyInput, url: Url, config: Config) => Vars;

const when = (s: ProfessionalState, iso: string): string => whenWords(iso, s.lang, zoneOfPro(s));
const pauseUrl = (url: Url): string => url('/pause', '/pause');

const FACTS = {
  R46: (s, { vars }, url, config) => ({
    count: vars?.['count'] ?? config.value(ignoredCount, { province: s.province }),
    days: config.value(ignoredWindowDays, { province: s.province }),
    pauseAfterDays: config.value(ignoredAutoPauseAfterDays, { province: s.province }),
    pauseDays: config.value(ignoredAutoPauseDays, { province: s.province }),
    pauseUrl: pauseUrl(url),
  }),
  R47: (s, { now }, url, config) => ({
    pauseDays: config.value(ignoredAutoPauseDays, { province: s.province }),
    until: when(s, pauseOfAll(s, now)!.until!),
    pauseUrl: pauseUrl(url),
  }),
  R48: (s, { vars }, url) => ({ until: when(s, String(vars?.['until'] ?? vars?.['since'])), pauseUrl: pauseUrl(url) }),
  'auto-claim-off': (s, _input, url, config) => ({
    count: config.value(autoClaimTimeoutsToOff, { province: s.province }),
    profileUrl: url('/profil', '/profile'),
  }),
} satisfies Readonly<Record<string, Facts>>;

/** Words to one professional about how they take offers; nothing when the moment has passed. */
async function habitWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const state = await stateOf(kernel, professional, input.professionalId!);
  if (!isReachable(state.email) || !isTimely(memberMoments, state, input)) return undefined;
  const url = (fr: string, en: string): string => `${kernel.settings.publicUrl}${state.lang === 'fr' ? fr : `/en${en}`}`;
  return {
    recipientKind: 'professional',
    recipientId: input.professionalId!,
    lang: state.lang,
    addresses: { email: state.email },
    vars: FACTS[input.rule as keyof typeof FACTS](state, input, url, input.config),
  };
}

/** Composers of messages about how a professional takes offers. */
export const aboutHabits = composersOf(FACTS, habitWords);
