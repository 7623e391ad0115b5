import { allOf, alreadyDone, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { offeringStarted, placed } from './offering.js';
import { isIn, type OnLead, staffStep } from '../rules.js';

const available = ({ lead: s }: OnLead) =>
  allOf(
    unlessDone(s.status === 'Offering', 'lead-is-offering'),
    isIn(s, ['OnHold']),
    unless(s.stopped, 'WRONG_STATE', 'not-stopped'),
    unless(s.consents['sharing'], 'WRONG_STATE', 'no-sharing-consent'),
    placed(s),
  );

/** A stopped search goes on in a new round. */
export const restartOffering = decision({
  name: 'RestartOffering',
  ...staffStep,
  available,
  decide(_, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }))) return {};
    return { lead: [offeringStarted(s, ctx, true)] };
  },
});
