import { ERASED } from '@jurilien/event-sourcing';
import { type Vars } from '@jurilien/notifications';
import { currentPauses, isPaused, professional, type ProfessionalState } from '@jurilien/professionals';
import { defaults, whenWords } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { NotifyInput } from '../notify.js';
import type { Composed } from '../composed.js';
import { zoneOfPro } from '../zones.js';

type Facts = (s: ProfessionalState, input: NotifyInput, url: (fr: string, en: string) => string) => Vars | undefined;

const when = (s: ProfessionalState, iso: string): string => whenWords(iso, s.lang, zoneOfPro(s));
const pauseUrl = (url: Parameters<Facts>[2]): string => url('/pause', '/pause');

const FACTS: Readonly<Record<string, Facts>> = {
  // Any answer takes the suggestion back (MO20).
  R46: (s, { vars }, url) =>
    s.ignoredNoticedAt
      ? {
          count: vars?.['count'] ?? defaults['ignored.count'],
          days: defaults['ignored.windowDays'],
          pauseAfterDays: defaults['ignored.autoPauseAfterDays'],
          pauseDays: defaults['ignored.autoPauseDays'],
          pauseUrl: pauseUrl(url),
        }
      : undefined,
  R47: (s, { now }, url) => {
    const pause = currentPauses(s.pauses, now).find((p) => p.scope === 'all');
    return pause?.until
      ? { pauseDays: defaults['ignored.autoPauseDays'], until: when(s, pause.until), pauseUrl: pauseUrl(url) }
      : undefined;
  },
  // The day before: only for a pause that is still set to end then. At the end: unless another one has begun.
  R48: (s, { vars, now }, url) => {
    const [until, since] = [vars?.['until'], vars?.['since']].map((v) => (v === undefined ? undefined : String(v)));
    const said = until ? s.pauses.some((p) => p.until === until) : !isPaused(s.pauses, now);
    return said ? { until: when(s, (until ?? since)!), pauseUrl: pauseUrl(url) } : undefined;
  },
  'auto-claim-off': (s, _input, url) =>
    s.autoClaim && !s.autoClaim.enabled
      ? { count: defaults['autoClaim.timeoutsToOff'], profileUrl: url('/profil', '/profile') }
      : undefined,
};

/** Words to one professional about how they take offers, read from the log; nothing when the moment has passed. */
export const HABIT_RULES: Readonly<Record<string, (kernel: Kernel, input: NotifyInput) => Promise<Composed | undefined>>> =
  Object.fromEntries(
    Object.entries(FACTS).map(([rule, facts]) => [
      rule,
      async (kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> => {
        const state = await stateOf(kernel, professional, input.professionalId!);
        if (!state.email || state.email === ERASED) return undefined;
        const vars = facts(state, input, (fr, en) => `${kernel.settings.publicUrl}${state.lang === 'fr' ? fr : `/en${en}`}`);
        return (
          vars && {
            recipientKind: 'professional',
            recipientId: input.professionalId!,
            lang: state.lang,
            addresses: { email: state.email },
            vars,
          }
        );
      },
    ]),
  );
