import type { Answer } from '@jurilien/contracts/api';
import { autoTopUp } from '@jurilien/credits';
import { possibleIn, type Actor } from '@jurilien/event-sourcing';
import { OWN_AUTOMATION_BUTTONS } from '@jurilien/processes';
import {
  currentPauses,
  outlasts,
  OWN_KINDS,
  OWN_TEXT_LENGTH,
  OWN_VARIABLES,
  ownAutomation,
  ownAutomations,
  type OwnAutomation,
  type ProfessionalState,
  REMINDER_HOURS,
  zoneOfPro,
} from '@jurilien/professionals';
import { localDate } from '@jurilien/reference';
import { databaseNow, askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { Own } from './own.js';

type Said = Pick<OwnAutomation, 'enabled' | 'texts' | 'afterHours' | 'from' | 'until'>;

/** What a version says, with the days of an absence as a calendar has them. */
function saidIn({ enabled, texts, afterHours, from, until }: Said, pro: Pick<ProfessionalState, 'province' | 'practice'>) {
  const where = { province: pro.province ?? ('QC' as const), zone: zoneOfPro(pro) };
  return {
    ...{ enabled, texts, afterHours },
    ...(from ? { fromDay: localDate(from, where) } : {}),
    ...(until ? { backOn: localDate(until, where) } : {}),
  };
}

/** M21: every automation a professional may have, as it stands, from the log itself: who has just saved one reads it. */
export async function automationsOf(kernel: Kernel, own: Own, actor: Actor): Promise<Answer<'GET /api/pro/automations'>> {
  const { professionalId, state: pro } = own;
  const [s, topUp, serverNow] = await Promise.all([
    stateOf(kernel, ownAutomations, professionalId),
    stateOf(kernel, autoTopUp, professionalId),
    databaseNow(kernel),
  ]);
  const { enabled: away, until } = ownAutomation(s, 'outOfOffice');
  const pause = currentPauses(pro.pauses, serverNow).find((p) => p.scope === 'all');
  return {
    professionalId,
    lang: pro.lang,
    actions: possibleIn(OWN_AUTOMATION_BUTTONS, { own: s, professional: pro }, askingOf(kernel, actor), { professionalId }),
    automations: OWN_KINDS.map((kind) => {
      const one = ownAutomation(s, kind);
      return {
        kind,
        ...saidIn(one, pro),
        versions: one.versions.map((version) => ({ ...saidIn(version, pro), at: version.at })),
        sent: one.sent,
        lastSentAt: one.lastSentAt,
        notSent: one.notSent,
        lastCode: one.lastCode,
        waiting: s.waiting.filter((w) => w.kind === kind).length,
      };
    }),
    ...(pause && away && until && outlasts(pause, until) ? { pause: { until: pause.until } } : {}),
    limits: { text: OWN_TEXT_LENGTH, hours: REMINDER_HOURS, variables: OWN_VARIABLES },
    autoClaim: pro.autoClaim?.enabled === true,
    topUp: topUp.settings !== undefined,
    serverNow,
  };
}
