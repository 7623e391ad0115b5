import { Refused, refuseUnless, streamOf, type AsOf } from '@jurilien/event-sourcing';
import { templateFaults, templateOf, templates, type TemplateText } from '@jurilien/notifications';
import { localDate, smsMaxSegments } from '@jurilien/reference';
import { z } from 'zod';
import { commsConstants, CONSTANTS_ID, longestFrom, type CommsConstantsState } from '../constants/comms-constants.js';
import { messageTemplate, type MessageTemplateEvent, type MessageTemplateState } from './message-template.js';

/** The code of a template: the rule it is shipped for. */
export const templateCode = z.enum(Object.keys(templates) as [string, ...string[]]);

/** The stream of a template. */
export const onTemplate = ({ code }: { readonly code: string }) => ({ template: streamOf(messageTemplate, code) });

/** The same with the constants that its words may name. */
export const onTemplateWords = (i: { readonly code: string }) => ({ ...onTemplate(i), constants: streamOf(commsConstants, CONSTANTS_ID) });

/** One event of a template, typed by its name. */
export const templateDid = <T extends MessageTemplateEvent['type']>(
  type: T,
  data: Extract<MessageTemplateEvent, { type: T }>['data'],
): MessageTemplateEvent => ({ type, data }) as MessageTemplateEvent;

/** @throws Refused where a template is retired */
export const refuseRetired = ({ retired }: MessageTemplateState): void => refuseUnless(!retired, 'WRONG_STATE', 'template-retired');

/** The draft that was read. @throws Refused where there is none, or it has been written in since */
export function draftRead({ draft }: MessageTemplateState, hash: string): NonNullable<MessageTemplateState['draft']> {
  refuseUnless(draft, 'WRONG_STATE', 'nothing-drafted');
  refuseUnless(draft.hash === hash, 'STALE_VERSION', 'draft-changed');
  return draft;
}

/** @throws Refused with every fault of words that are to go out, each at its part and language */
export function refuseFaulty(code: string, text: TemplateText, constants: CommsConstantsState, { config, now }: AsOf): void {
  const longest = longestFrom(constants, localDate(now, 'QC'));
  const faults = templateFaults(templateOf(code), config.value(smsMaxSegments), text, longest);
  if (faults.length === 0) return;
  throw new Refused(
    'VALIDATION',
    'template-incomplete',
    faults.map(({ part, lang, code: message, of }) => ({
      field: [part, lang].filter(Boolean).join('.'),
      message: of ? `${message}:${of}` : message,
    })),
  );
}
