import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

const bar = z.object({ professionalId, entryId: ids.entryId });

/** An entry of the blacklist on this professional counts (E15): no offers, no claims, written where claims are decided. */
export const barOffers = decision({
  name: 'BarOffers',
  input: bar,
  streams: onProfessional,
  province: inProvince,
  decide: (input, { professional: s }) =>
    s.status === 'None' || s.barredBy.includes(input.entryId) ? {} : { professional: [happened('OffersBarred', input)] },
});

/** The entry counts no more. */
export const unbarOffers = decision({
  name: 'UnbarOffers',
  input: bar,
  streams: onProfessional,
  province: inProvince,
  decide: (input, { professional: s }) => (s.barredBy.includes(input.entryId) ? { professional: [happened('OffersUnbarred', input)] } : {}),
});
