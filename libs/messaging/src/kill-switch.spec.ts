import { effectsOf, given, rowsOf, story, T0, at, unexercised, uuidFor, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { resendHeld } from './automations/resend-held-messages.js';
import { handMessageToProvider } from './decisions/hand-message-to-provider.js';
import { resendHeldMessages, setKillSwitch } from './decisions/set-kill-switch.js';
import { KILL_SWITCH_ID, killSwitch, switchOver, SWITCHES } from './kill-switch.js';
import { killSwitches } from './views/kill-switches.js';

const switchId = uuidFor('switch');
const set = (of = 'sms') => ['KillSwitchSet', { of, switchId }] as const;
const cleared = ['KillSwitchCleared', { of: 'sms', switchId }] as const;
const past = (...events: readonly (readonly [string, object])[]) => given({ killSwitch: events as never });

describe('a kill switch', () => {
  it('is set and cleared, each time under an id of its own; the same twice says nothing', () => {
    const { killSwitch: said } = given().when(setKillSwitch, { of: 'sms', on: true }).events() as any;
    expect(said).toEqual([{ type: 'KillSwitchSet', data: { of: 'sms', switchId: expect.any(String) } }]);
    expect(past(set()).when(setKillSwitch, { of: 'sms', on: true }).types()).toEqual({});
    expect(past(set()).when(setKillSwitch, { of: 'sms', on: false }).events()).toEqual({
      killSwitch: [{ type: 'KillSwitchCleared', data: { of: 'sms', switchId } }],
    });
    expect(past(set(), cleared).when(setKillSwitch, { of: 'sms', on: false }).types()).toEqual({});
    expect(past(set(), cleared).when(setKillSwitch, { of: 'sms', on: true }).types()).toEqual({ killSwitch: ['KillSwitchSet'] });
    expect(past(set()).when(setKillSwitch, { of: 'marketing', on: true }).types()).toEqual({ killSwitch: ['KillSwitchSet'] });
  });
  it('asks for a reason', () => {
    expect(setKillSwitch.reasonRequired).toBe(true);
    expect(resendHeldMessages.reasonRequired).toBe(true);
  });
  it('has what it stopped sent again once it is cleared, and not before', () => {
    expect(past(set()).when(resendHeldMessages, { switchId }).refusal()).toBe('WRONG_STATE: kill-switch-still-set');
    expect(given().when(resendHeldMessages, { switchId }).refusal()).toBe('NOT_FOUND: kill-switch');
    expect(past(set(), cleared).when(resendHeldMessages, { switchId }).types()).toEqual({ killSwitch: ['HeldMessagesResent'] });
  });
  it.each([
    ['all', { channel: 'email', class: 'otp' }, true],
    ['sms', { channel: 'sms', class: 'otp' }, true],
    ['sms', { channel: 'email', class: 'otp' }, false],
    ['email', { channel: 'email', class: 'transactional' }, true],
    ['marketing', { channel: 'email', class: 'marketing' }, true],
    ['marketing', { channel: 'sms', class: 'service' }, false],
    ['otp', { channel: 'sms', class: 'otp' }, true],
  ] as const)('of %s over %j: stops it %s', (of, m, stops) => {
    expect(switchOver({ set: { [of]: switchId } }, m)).toBe(stops ? switchId : undefined);
    expect(switchOver({ set: {} }, m)).toBeUndefined();
  });
  it('lets no attempt be written once it is in the log, whatever the worker had seen', () => {
    const messageId = uuidFor('m');
    const queued = [
      'MessageQueued',
      {
        ...{ messageId, sendKey: 'k', rule: 'R15', channel: 'sms', class: 'transactional', lang: 'fr', recipientKind: 'client' },
        ...{ recipientId: 'p', templateVersion: 1, to: '+15145550101', subject: '', body: 'Bonjour' },
      },
    ] as const;
    const handing = (...switches: readonly (readonly [string, object])[]) =>
      given({ message: [queued] as never, killSwitch: switches as never }).when(handMessageToProvider, { messageId });
    expect(handing(set('all')).refusal()).toBe('SUPPRESSED: sending-switched-off');
    expect(handing(set('transactional')).refusal()).toBe('SUPPRESSED: sending-switched-off');
    expect(handing(set('marketing')).types()).toEqual({ message: ['MessageHandedToProvider'] });
    expect(handing(set(), cleared).types()).toEqual({ message: ['MessageHandedToProvider'] });
  });
  it('leaves what it stopped to the worker, once per time someone asks', () => {
    const asked = story([killSwitch, KILL_SWITCH_ID, 'HeldMessagesResent', { of: 'sms', switchId }]);
    expect(effectsOf(resendHeld, asked)).toEqual([
      { do: 'work', job: 'resend-held', key: `resend-held-${switchId}-1`, input: { switchId } },
    ]);
  });
  it('is listed with who set it, who cleared it, and why', () => {
    const say = (type: string, minutes: number): StoryEvent => [killSwitch, KILL_SWITCH_ID, type, { of: 'sms', switchId }, minutes];
    const said = [say('KillSwitchSet', 0), say('KillSwitchCleared', 5), say('HeldMessagesResent', 6)];
    const [row] = rowsOf(killSwitches, story(...said)).values();
    expect(unexercised(killSwitches, story(...said))).toEqual([]);
    expect(row).toMatchObject({ of: 'sms', setAt: T0, clearedAt: at(5), resentAt: at(6) });
  });
  it('names every class and every channel', () =>
    expect([...SWITCHES]).toEqual(['all', 'sms', 'email', 'inapp', 'otp', 'transactional', 'service', 'marketing']));
});
