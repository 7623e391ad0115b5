import { decision, type FieldError, Refused, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS, plus, reached, startOfDay } from '@jurilien/reference';
import { z } from 'zod';
import {
  ABSENCE_DAYS,
  ownAutomation,
  type OwnAutomation,
  ownAutomations,
  ownDid,
  ownKind,
  ownTexts,
  REMINDER_HOURS,
} from '../own-automations.js';
import { textFaults } from '../own-texts.js';
import { professional, type ProfessionalState } from '../professional.js';
import { zoneOfPro } from '../zone.js';
import { isIn, type OnProfessional, professionalId } from './common.js';

const input = z.object({
  professionalId,
  kind: ownKind,
  enabled: z.boolean(),
  texts: ownTexts,
  /** Of a reminder to oneself: after so many business hours. */
  afterHours: z.number().int().optional(),
  /** Of an absence: the first day away and the day of the return, of the calendar where the professional practises. */
  fromDay: z.iso.date().optional(),
  backOn: z.iso.date().optional(),
});
type Asked = z.infer<typeof input>;
const available = ({ professional: s }: OnProfessional) => isIn(s, ['Approved', 'Suspended']);
const LANGS = ['fr', 'en'] as const;

/** The words as they are kept: those that say something. */
const wordsOf = (texts: Asked['texts']) => Object.fromEntries(LANGS.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : [])));

function faultsOfTexts({ kind, enabled, texts }: Asked): FieldError[] {
  if (enabled && !LANGS.some((lang) => texts[lang])) return [{ field: 'texts', message: 'required' }];
  // What one writes to oneself is no one else's to read.
  return kind === 'selfReminder' ? [] : LANGS.flatMap((lang) => textFaults(`texts.${lang}`, texts[lang] ?? '', lang));
}

function faultsOfReminder({ kind, enabled, afterHours }: Asked): FieldError[] {
  if (kind !== 'selfReminder' || (afterHours === undefined && !enabled)) return [];
  const { least, most } = REMINDER_HOURS;
  if (afterHours === undefined || afterHours < least) return [{ field: 'afterHours', message: `least:${least}` }];
  return afterHours > most ? [{ field: 'afterHours', message: `max:${most}` }] : [];
}

/** The first instant away and the first instant back, by the clock where the professional practises. */
function absenceOf({ fromDay, backOn }: Asked, pro: ProfessionalState): Pick<OwnAutomation, 'from' | 'until'> {
  const where = { province: pro.province ?? ('QC' as const), zone: zoneOfPro(pro) };
  return { ...(fromDay ? { from: startOfDay(fromDay, where) } : {}), ...(backOn ? { until: startOfDay(backOn, where) } : {}) };
}

function faultsOfAbsence({ kind, enabled }: Asked, { from, until }: Pick<OwnAutomation, 'from' | 'until'>, now: string): FieldError[] {
  if (kind !== 'outOfOffice' || !enabled) return [];
  if (!from) return [{ field: 'fromDay', message: 'required' }];
  if (!until) return [{ field: 'backOn', message: 'required' }];
  if (reached(until, from)) return [{ field: 'backOn', message: 'after' }];
  if (reached(until, now)) return [{ field: 'backOn', message: 'future' }];
  return reached(plus(from, (ABSENCE_DAYS + 1) * DAY_MS), until) ? [{ field: 'backOn', message: `days:${ABSENCE_DAYS}` }] : [];
}

/**
 * One automation of one's own: its words in one or both languages, its settings and its switch (4.7.6). What is wrong is named at its
 * field: words that the profession does not allow, a variable that does not exist, a day that does not fit.
 */
export const saveProfessionalAutomation = decision({
  name: 'SaveProfessionalAutomation',
  input,
  streams: (i) => ({ own: streamOf(ownAutomations, i.professionalId), professional: streamOf(professional, i.professionalId) }),
  province: ({ professional: s }) => s.province,
  available,
  decide(asked, { own, professional: s }, ctx) {
    refuseUnlessAvailable(available({ professional: s }));
    const { professionalId: id, kind, enabled, afterHours } = asked;
    const absence = kind === 'outOfOffice' ? absenceOf(asked, s) : {};
    const faults = [...faultsOfTexts(asked), ...faultsOfReminder(asked), ...faultsOfAbsence(asked, absence, ctx.now)];
    if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
    const said = { texts: wordsOf(asked.texts), ...(kind === 'selfReminder' && afterHours ? { afterHours } : {}), ...absence };
    const before = ownAutomation(own, kind);
    if (!saysOther(before, said)) {
      if (before.enabled === enabled) return {};
      if (!enabled) return { own: [ownDid('ProfessionalAutomationDisabled', { professionalId: id, kind, cause: 'self' })] };
    }
    return { own: [ownDid('ProfessionalAutomationSaved', { professionalId: id, province: s.province ?? 'QC', kind, enabled, ...said })] };
  },
});

type Said = Pick<OwnAutomation, 'texts' | 'afterHours' | 'from' | 'until'>;
const saysOther = (before: Said, said: Said): boolean =>
  LANGS.some((lang) => before.texts[lang] !== said.texts[lang]) ||
  (['afterHours', 'from', 'until'] as const).some((setting) => before[setting] !== said[setting]);
