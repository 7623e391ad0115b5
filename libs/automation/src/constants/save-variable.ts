import { decision, filledLine, need, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { defaultSender, senderVars, templates } from '@jurilien/notifications';
import { localDate } from '@jurilien/reference';
import { z } from 'zod';
import { commsConstants, CONSTANTS_ID, saidOn, type CommsConstantEvent } from './comms-constants.js';

interface Of {
  readonly broken: readonly string[];
}
/** The templates in force that could not go out with these words, as every process follows them. */
export const brokenTemplates = need<Of>('broken-templates');

/** Where a constant's words are read first; a reader elsewhere sees them change with the same message. */
const HOME = 'QC';

const both = (max: number) => {
  const line = filledLine(max).refine((said) => !/[{}]/.test(said), 'braces');
  return z.strictObject({ fr: line, en: line });
};

/** Names that mean something in a template already. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.keys(senderVars(defaultSender, 'fr')),
  ...Object.values(templates).flatMap((t) => Object.keys(t.vars)),
]);

/**
 * Keeps a constant that templates may say, in both languages, from a day on (4.8.1). A new one is in force at once, so that what names it
 * always has words; messages that are written from that day on say the new ones.
 */
export const saveVariable = decision({
  name: 'SaveVariable',
  input: z.object({
    key: z.string().regex(/^[a-z][A-Za-z0-9]{2,39}$/),
    label: both(80),
    value: both(300),
    from: z.iso.date(),
    broken: z.array(z.string()).default([]),
  }),
  needs: [brokenTemplates],
  reasonRequired: true,
  streams: () => ({ constants: streamOf(commsConstants, CONSTANTS_ID) }),
  decide({ broken, ...saved }, { constants: { constants } }, { now }) {
    const { key, from } = saved;
    const [today, known] = [localDate(now, HOME), constants[key]];
    const refuse = (field: string, message: string) => new Refused('VALIDATION', 'input', [{ field, message }]);
    if (TAKEN.has(key)) throw refuse('key', 'name-taken');
    const old = known?.versions.find((v) => v.from === from);
    const isSame = old && JSON.stringify([known!.label, old.value]) === JSON.stringify([saved.label, saved.value]);
    if (isSame) return {};
    if (from < today) throw refuse('from', 'day-gone-by');
    if (from > today && !(known && saidOn(known, today))) throw refuse('from', 'first-day');
    refuseUnless(broken.length === 0, 'VALIDATION', 'variable-breaks-templates');
    const event: CommsConstantEvent = { type: 'CommsVariableSaved', data: saved };
    return { constants: [event] };
  },
});
