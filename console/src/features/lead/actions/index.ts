import type { ActionOn } from '@jurilien/rows/processes';
import type { Command } from '../../../components/commands/CommandDialog';
import type { Sentences } from '../../../components/text/sentence-tools';
import { inLocale } from '../../../locale';
import type { LeadAction, LeadCommand, Tools } from './action';
import { contactActions } from './contact';
import { endActions } from './end';
import { marksActions } from './marks';
import { offersActions } from './offers';
import { partiesActions } from './parties';
import { pageActions } from './page';
import { priceActions } from './price';
import { renewalActions } from './renewal';
import { validationActions } from './validation';

/** The menu of a request, in its order (4.2.2): whether a button can be pressed, its own decision says. */
export const menu = {
  validation: { ...validationActions, ...contactActions },
  offers: { ...priceActions, ...offersActions },
  marks: marksActions,
  end: { ...endActions, ...renewalActions, ...partiesActions },
};
/** Every action there is: one that has a decision and no button does not compile. */
const actions = { ...menu.validation, ...menu.offers, ...menu.marks, ...menu.end, ...pageActions } satisfies Record<
  LeadCommand,
  LeadAction
>;

export const actionOf = (command: LeadCommand): LeadAction => actions[command];
/** The words of an action in the language of the page: its button, and what is shown once it was done. */
export const labelOf = (command: LeadCommand): string => inLocale(actionOf(command).label);
export const doneOf = (command: LeadCommand): string | undefined => {
  const { done } = actionOf(command);
  return done && inLocale(done);
};
/** The command of the API behind a button. */
export const sentAs = (command: LeadCommand): ActionOn<'leads'> => (command === 'UntagLead' ? 'TagLead' : command);

type EventsIn<A> = A extends { events: infer E } ? keyof E : never;
/** Events of a request that an action has the sentence of. */
export type EventsOfActions = { [C in LeadCommand]: EventsIn<(typeof actions)[C]> }[LeadCommand];
/** How the timeline tells of what actions lead to. */
export const eventsOfActions: Sentences = Object.assign({}, ...Object.values<LeadAction>(actions).map(({ events }) => events)) as Sentences;

/** The dialog of one command: its form bound to this request and its version. */
export const formOf = (command: LeadCommand, tools: Tools): Command => {
  const { danger, form: made } = actionOf(command);
  const form = made?.(tools) ?? { fields: [] };
  return {
    command: sentAs(command),
    label: labelOf(command),
    done: doneOf(command),
    danger: danger === true,
    fields: form.fields,
    reason: form.reason !== false,
    note: tools.note,
    effect: form.effect,
    undo: form.undo && { ...form.undo, done: inLocale(form.undo.done) },
    payload: (values) => ({ leadId: tools.lead.id, ...form.payload?.(values) }),
    // A command on another stream than the request's has another version.
    expectedVersion: form.stream ? undefined : tools.lead.version,
    said: tools.said,
  };
};
