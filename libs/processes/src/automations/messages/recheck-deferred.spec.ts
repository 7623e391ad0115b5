import { CONFIGURATION_ID, configuration } from '@jurilien/configuration';
import { effectsOf, story } from '@jurilien/event-sourcing/testing';
import { recheckDeferred } from './recheck-deferred.js';

const applied = (...keys: readonly string[]) =>
  story([
    configuration,
    CONFIGURATION_ID,
    'ConfigChangeApplied',
    { changeId: 'c', version: 7, set: keys.map((key) => ({ key, scope: {}, value: 1, before: null })), proposedBy: 'a', reason: 'Essai' },
  ]);

describe('messages that wait for the end of quiet hours', () => {
  it.each(['quiet.sms.weekday', 'quiet.email.service', 'hours.quebecEaster'])(
    'are looked at again when %s changes, or is rolled back',
    (key) =>
      expect(effectsOf(recheckDeferred, applied('coin.price', key))).toEqual([
        { do: 'work', job: 'recheck-deferred', key: 'recheck-deferred-7', input: { version: 7 } },
      ]),
  );
  it('are left alone by every other change', () => expect(effectsOf(recheckDeferred, applied('coin.price'))).toEqual([]));
});
