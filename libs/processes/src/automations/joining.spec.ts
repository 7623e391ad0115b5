import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { tellOfLicenceChecks } from './joining.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const DAY = 24 * 60;
const ofPro = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [
  professional,
  professionalId,
  type,
  { professionalId, ...data },
  minutes,
];

describe('a check of the licence', () => {
  it('is said to the professional two weeks ahead and when it is due (R50)', () => {
    const events = story(
      ofPro('LicenceVerified', { province: 'QC', source: 'directory', nextCheckAt: at(90 * DAY) }),
      ofPro('LicenceCheckRequested', { dueAt: at(120 * DAY) }, 90 * DAY),
    );
    expect(effectsOf(tellOfLicenceChecks, events)).toEqual([
      {
        do: 'work',
        job: 'notify',
        key: `R50:${professionalId}:${at(90 * DAY)}`,
        input: { rule: 'R50', professionalId, vars: { at: at(90 * DAY) } },
        dueAt: at(76 * DAY),
      },
      {
        do: 'work',
        job: 'notify',
        key: `R50-due:${professionalId}:${at(120 * DAY)}`,
        input: { rule: 'R50-due', professionalId, vars: { at: at(120 * DAY) } },
      },
    ]);
    expect(unexercised(tellOfLicenceChecks, events)).toEqual([]);
  });
});
