import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { KILL_SWITCH_ID, killSwitch, type KillSwitchEvent, SWITCHES } from '../kill-switch.js';

const streams = () => ({ killSwitch: streamOf(killSwitch, KILL_SWITCH_ID) });
const did = (type: KillSwitchEvent['type'], data: KillSwitchEvent['data']): { killSwitch: [KillSwitchEvent] } => ({
  killSwitch: [{ type, data }],
});

/**
 * Stops everything, a channel or a class of messages at once, or lets them go again (4.7.2). What is under way to a provider is not
 * called back; everything else ends with Z07 at its send, and can be sent again once the switch is cleared.
 */
export const setKillSwitch = decision({
  name: 'SetKillSwitch',
  input: z.object({ of: z.enum(SWITCHES), on: z.boolean() }),
  reasonRequired: true,
  streams,
  decide({ of, on }, { killSwitch: s }, ctx) {
    const set = s.set[of];
    if (on) return set ? {} : did('KillSwitchSet', { of, switchId: ctx.newId() });
    return set ? did('KillSwitchCleared', { of, switchId: set }) : {};
  },
});

/** Sends again what a switch stopped, once it is cleared; each message passes the whole gate again. */
export const resendHeldMessages = decision({
  name: 'ResendHeldMessages',
  input: z.object({ switchId: ids.switchId }),
  reasonRequired: true,
  streams,
  decide({ switchId }, { killSwitch: s }) {
    refuseUnless(!Object.values(s.set).includes(switchId), 'WRONG_STATE', 'kill-switch-still-set');
    const of = s.cleared[switchId];
    refuseUnless(of, 'NOT_FOUND', 'kill-switch');
    return did('HeldMessagesResent', { of, switchId });
  },
});
