import { allOf, alreadyDone, decision, ids, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { distribution, type SearchState, seatsTaken } from '@jurilien/search';
import { acceptance, served } from '../acceptance.js';
import { STANDING } from '../acceptance-state.js';
import {
  idsOfAcceptance,
  isIn,
  type Named,
  ofAcceptance,
  ofAccepted,
  type OnAcceptance,
  onAcceptance,
  own,
  refuseUnlessOwn,
  servedProvince,
  still,
} from './acceptance-rules.js';

const available = (
  { acceptance: s, distribution: search }: OnAcceptance & { readonly distribution: SearchState },
  _who: unknown,
  named: Named,
) =>
  allOf(
    own(s, named),
    still(s),
    unless(search.maxAcceptances > 1, 'WRONG_STATE', 'nothing-to-choose'),
    unlessDone(s.chosenAt && !s.notChosen, 'already-chosen'),
    isIn(s, STANDING),
  );

/** Where several may accept (MO18) the client chooses one; the others hear of it, and nothing is refunded by itself. */
export const chooseProfessional = decision({
  name: 'ChooseProfessional',
  input: ofAccepted,
  streams: (i: { acceptanceId: string; leadId: string }) => ({
    acceptance: streamOf(acceptance, i.acceptanceId),
    distribution: streamOf(distribution, i.leadId),
  }),
  province: servedProvince,
  available,
  decide(input, { acceptance: s, distribution: search }, ctx) {
    if (alreadyDone(available({ acceptance: s, distribution: search }, ctx, input))) return {};
    const others = seatsTaken(search)
      .filter((a) => a.acceptanceId !== s.acceptanceId)
      .map(({ acceptanceId, professionalId }) => ({ acceptanceId, professionalId }));
    return { acceptance: [served('ProfessionalChosen', { ...idsOfAcceptance(s), others })] };
  },
});

/** The client chose someone else. Of two choices at once the last one stands. */
export const markNotChosen = decision({
  name: 'MarkNotChosen',
  input: ofAcceptance.extend({ chosenAt: z.string(), chosenId: ids.professionalId }),
  streams: onAcceptance,
  province: servedProvince,
  decide(input, { acceptance: s }) {
    refuseUnlessOwn(s, input);
    if (!STANDING.includes(s.status) || s.status === 'Mandate') return {};
    const chosenLater =
      s.chosenAt !== undefined &&
      (Date.parse(s.chosenAt) > Date.parse(input.chosenAt) || (s.chosenAt === input.chosenAt && s.acceptanceId > input.chosenId));
    if (chosenLater) return {};
    return {
      acceptance: [served('MandateOutcomeRecorded', { ...idsOfAcceptance(s), outcome: 'notRetained', reason: 'notChosen', ends: false })],
    };
  },
});
