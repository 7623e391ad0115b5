import { decision, refuseOutOfBounds, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { autoClaimMaxPerDay } from '@jurilien/reference';
import { autoClaimRule } from '../offer-habits.js';
import { happened, inProvince, isIn, type OnProfessional, onProfessional, pricesIn, professionalId } from './common.js';

const available = ({ professional: s }: OnProfessional) => isIn(s, ['Approved', 'Suspended']);

/** The person's own rule: what may be held for them a minute after the offer, and how often. Off until they say so (MO16). */
export const setAutoClaimRule = decision({
  name: 'SetAutoClaimRule',
  input: autoClaimRule.extend({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide(input, { professional: s }, { config }) {
    refuseUnlessAvailable(available({ professional: s }));
    const at = { province: s.province };
    refuseOutOfBounds({
      maxPerDay: [input.maxPerDay, { most: config.value(autoClaimMaxPerDay, at) }],
      coinCeilingCc: [input.coinCeilingCc, pricesIn(config, at)],
    });
    refuseUnless(!input.hours || input.hours.fromMinute < input.hours.toMinute, 'VALIDATION', 'hours-order');
    const { professionalId: _, ...rule } = input;
    const same = JSON.stringify(autoClaimRule.parse(rule)) === JSON.stringify(s.autoClaim && autoClaimRule.parse(s.autoClaim));
    return { professional: same ? [] : [happened('AutoClaimRuleSet', input)] };
  },
});
