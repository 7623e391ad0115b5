import type { Vars } from '@jurilien/notifications';
import { isReachable, isTimely, memberMoments, pauseOfAll, type NotifyInput } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { defaults, whenWords } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { composersOf, type Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';

type Facts = (s: ProfessionalState, input: NotifyInput, url: (fr: string, en: string) => string) => Vars;

const when = (s: ProfessionalState, iso: string): string => whenWords(iso, s.lang, zoneOfPro(s));
const pauseUrl = (url: Parameters<Facts>[2]): string => url('/pause', '/pause');

const FACTS = {
  R46: (_s, { vars }, url) => ({
    count: vars?.['count'] ?? defaults['ignored.count'],
    days: defaults['ignored.windowDays'],
    pauseAfterDays: defaults['ignored.autoPauseAfterDays'],
    pauseDays: defaults['ignored.autoPauseDays'],
    pauseUrl: pauseUrl(url),
  }),
  R47: (s, { now }, url) => ({
    pauseDays: defaults['ignored.autoPauseDays'],
    until: when(s, pauseOfAll(s, now)!.until!),
    pauseUrl: pauseUrl(url),
  }),
  R48: (s, { vars }, url) => ({ until: when(s, String(vars?.['until'] ?? vars?.['since'])), pauseUrl: pauseUrl(url) }),
  'auto-claim-off': (_s, _input, url) => ({ count: defaults['autoClaim.timeoutsToOff'], profileUrl: url('/profil', '/profile') }),
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
    vars: FACTS[input.rule as keyof typeof FACTS](state, input, url),
  };
}

/** Composers of messages about how a professional takes offers. */
export const aboutHabits = composersOf(FACTS, habitWords);
