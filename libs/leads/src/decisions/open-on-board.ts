import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { searched } from '../distribution.js';
import { ofRound, onSearch, refuseUnlessRound, searchProvince } from './search-rules.js';

/** After the last wave the request stays open to whoever is eligible. */
export const openOnBoard = decision({
  name: 'OpenOnBoard',
  input: ofRound,
  reasonRequired: true,
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId, round }, { distribution: s }, ctx) {
    refuseUnlessRound(s, round);
    if (s.onBoard) return {};
    refuseUnless(s.board || ctx.actor.kind === 'user', 'WRONG_STATE', 'not-for-the-board');
    refuseUnless(!s.wave || s.wave.over, 'WRONG_STATE', 'wave-running');
    return { distribution: [searched('LeadOpenedOnBoard', { leadId, round })] };
  },
});
