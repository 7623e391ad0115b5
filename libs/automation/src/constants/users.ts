import { templateFaults, templateOf, templates } from '@jurilien/notifications';
import { templateWords, type MessageTemplateState } from '../templates/message-template.js';
import { commsConstants, longestFrom, type CommsConstantsState } from './comms-constants.js';

type StateOf = (template: string) => MessageTemplateState;

/** The templates whose words in force, or draft, name a constant. */
export const usersOfConstant = (key: string, stateOf: StateOf): readonly string[] =>
  Object.keys(templates).filter((code) => {
    const s = stateOf(code);
    return !s.retired && [templateWords(code, s).text, s.draft?.text].some((text) => JSON.stringify(text ?? {}).includes(`{${key}}`));
  });

interface Saved {
  readonly key: string;
  readonly label: { readonly fr: string; readonly en: string };
  readonly value: { readonly fr: string; readonly en: string };
  readonly from: string;
}

/**
 * The templates in force that could not go out any more if a constant said this: their texts would be too long.
 * @param most segments a text message may take
 * @param today a local day
 */
export function brokenBy(saved: Saved, s: CommsConstantsState, stateOf: StateOf, { most, today }: { most: number; today: string }) {
  const next = commsConstants.evolve(s, { type: 'CommsVariableSaved', data: saved }, {} as never);
  const constants = longestFrom(next, today);
  return usersOfConstant(saved.key, stateOf).filter((code) => {
    const { text } = templateWords(code, stateOf(code));
    return templateFaults(templateOf(code), most, text, constants).length > 0;
  });
}
