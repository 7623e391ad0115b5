import { decision, streamOf } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { isAway, ownAutomation, ownAutomations, type OwnAutomationsState, ownDid } from '../own-automations.js';
import { currentPauses, type Pause } from '../pauses.js';
import { professional } from '../professional.js';
import { happened, isIn, professionalId } from './common.js';

/** What the pause of an absence gives as its reason, so that it is told from one that someone chose. */
const ABSENCE_PAUSE = 'absence';

/** Whether a pause of everything that someone chose lasts at least as long as an absence: the longer rest wins. */
export const outlasts = (pause: Pause | undefined, until: string): boolean =>
  pause !== undefined && pause.reason !== ABSENCE_PAUSE && (pause.until === undefined || reached(until, pause.until));

/** Offers rest while someone is away, and an absence that is over is switched off: looked at when it was saved, begins and ends. */
export const keepAbsence = decision({
  name: 'KeepAbsence',
  input: z.object({ professionalId }),
  streams: (i) => ({ own: streamOf(ownAutomations, i.professionalId), professional: streamOf(professional, i.professionalId) }),
  province: ({ professional: s }) => s.province,
  decide({ professionalId: id }, { own, professional: s }, { now }) {
    if (isIn(s, ['Approved', 'Suspended']) !== true) return {};
    const pause = currentPauses(s.pauses, now).find((p) => p.scope === 'all');
    return { own: isOver(own, now) ? [over(id)] : [], professional: rest(id, own, pause, now) };
  },
});

const isOver = (own: OwnAutomationsState, now: string): boolean => {
  const { enabled, until } = ownAutomation(own, 'outOfOffice');
  return enabled && until !== undefined && reached(until, now);
};
const over = (professionalId: string) => ownDid('ProfessionalAutomationDisabled', { professionalId, kind: 'outOfOffice', cause: 'over' });

/** The pause that an absence begins, moves or takes back. */
function rest(professionalId: string, own: OwnAutomationsState, pause: Pause | undefined, now: string) {
  const { until } = ownAutomation(own, 'outOfOffice');
  if (isAway(own, now) && until)
    return outlasts(pause, until) || pause?.until === until
      ? []
      : [happened('OffersPaused', { professionalId, scope: 'all', until, pauseReason: ABSENCE_PAUSE })];
  return pause?.reason === ABSENCE_PAUSE ? [happened('OffersResumed', { professionalId, scope: 'all' })] : [];
}
