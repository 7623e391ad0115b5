import type { GateCode } from '@jurilien/contracts';
import type { MessageKind } from '@jurilien/contracts';
import type { ContactWish } from '@jurilien/reference';
import type { ContactState } from './contact-point.js';
import { switchOver, type KillSwitchState } from './kill-switch.js';
import type { QueuedMessage } from './message.js';
import { refusedBy, refusedKind } from './send-gate.js';
import type { UsedCap } from './send-caps.js';
import { NEVER } from './send-hours.js';
import { refusedByWish } from './wish-gate.js';

/** What the rule of a message says of it now. A message that no rule sends has none of these facts. */
export interface RuleFacts {
  /** Its stop condition is true. */
  readonly stopped?: boolean;
  /** Its entry condition is still true. */
  readonly entryHolds?: boolean;
  /** Its hour, or what it was to come before, is past by more than the rule allows. */
  readonly late?: boolean;
  /** The rule is not at work. */
  readonly paused?: boolean;
  /** A variable of its words has no value. */
  readonly missing?: boolean;
  /** Its words do not exist in the language of its reader. */
  readonly languageMissing?: boolean;
  /** The rule is tried on a part of its occurrences, and this is not one of them. */
  readonly outsidePilot?: boolean;
}

/** A message, as far as the gate asks about it. */
type AtGate = Pick<QueuedMessage, 'channel' | 'class' | 'neutral'> & { readonly kind?: MessageKind | undefined };

/** Everything the gate is told, read once. A fact that is not given says nothing against the message. */
export interface GateFacts extends RuleFacts {
  readonly now: string;
  readonly message?: AtGate;
  /** The address it goes to; of a notice, the e-mail address of its account, which may refuse its kind. */
  readonly contact?: ContactState;
  /** What its reader was sent lately, and how much it may be at most: clients and professionals, all rules together. */
  readonly caps?: readonly UsedCap[];
  /** A cap that is used up keeps it until there is room, instead of ending it. */
  readonly waitsForRoom?: boolean;
  /** Codes have gone out too often in this hour: to the number, its block of numbers, or to all. */
  readonly codesFull?: boolean;
  readonly switches?: Pick<KillSwitchState, 'set'>;
  /** On the blacklist, of a blocked request, or one of a pair that must not meet. */
  readonly barred?: boolean;
  /** Another message bears its send key. */
  readonly keyUsed?: boolean;
  readonly erased?: boolean;
  /** How the person asked to be reached. */
  readonly wish?: ContactWish | undefined;
  /** No text may go to its number. */
  readonly noTexts?: boolean;
  /** Its reader has no address on any of its ways. */
  readonly noAddress?: boolean;
  /** When its hours are open; NEVER where those of the channel and the person's own have none in common. */
  readonly opensAt?: string | undefined;
}

/** What each code asks, in the order of the codes: the first negative ends. */
const CHECKS = [
  ['Z01', (f) => f.stopped],
  ['Z02', (f) => f.entryHolds === false],
  ['Z03', (f) => f.late],
  ['Z04', (f) => ofAddress(f) === 'Z04'],
  ['Z05', (f) => ofAddress(f) === 'Z05'],
  ['Z06', (f) => f.codesFull || fullCaps(f).some(({ roomAt }) => !f.waitsForRoom || roomAt === undefined)],
  ['Z07', (f) => switchedOff(f) !== undefined],
  ['Z08', (f) => f.missing],
  ['Z09', (f) => f.barred],
  ['Z10', (f) => f.keyUsed],
  ['Z11', (f) => f.paused],
  ['Z12', (f) => f.erased],
  ['Z13', (f) => f.opensAt === NEVER || (f.message && refusedByWish(f.message, f.wish) !== undefined)],
  ['Z14', (f) => f.languageMissing],
  ['Z15', (f) => f.outsidePilot],
  ['Z16', (f) => f.noTexts],
  ['Z17', (f) => f.noAddress],
] as const satisfies readonly (readonly [GateCode, (f: GateFacts) => boolean | undefined])[];

/** It does not go; by which kill switch, where one stops it. */
export interface Held {
  readonly code: GateCode;
  readonly switchId?: string;
}
/** Quiet hours, or caps that it waits for: not now, but at an instant, and then it is looked at again. */
interface Later {
  readonly later: string;
}
export type Verdict = 'send' | Held | Later;
export const isHeld = (v: Verdict): v is Held => typeof v === 'object' && 'code' in v;

/**
 * Whether a message may go now: the one gate before every send, no matter who asks (4.7.2). Quiet hours defer what nothing else holds back, and
 * never drop it; so do caps, where the rule waits for room.
 */
export function gate(f: GateFacts): Verdict {
  const code = CHECKS.find(([, against]) => against(f))?.[0];
  if (code === 'Z07') return { code, switchId: switchedOff(f)! };
  if (code) return { code };
  const later = [f.opensAt, ...fullCaps(f).map(({ roomAt }) => roomAt)].reduce<string>(
    (latest, at) => (at !== undefined && Date.parse(at) > Date.parse(latest) ? at : latest),
    f.now,
  );
  return later === f.now ? 'send' : { later };
}

const fullCaps = ({ caps = [] }: GateFacts): readonly UsedCap[] => caps.filter(({ sent, most }) => sent >= most);

const ofAddress = ({ message: m, contact, now }: GateFacts): 'Z04' | 'Z05' | undefined =>
  m && contact && ((m.channel === 'inapp' ? undefined : refusedBy(contact, m.channel, m.class, now)) ?? refusedKind(contact, m.kind));

const switchedOff = ({ message, switches }: GateFacts): string | undefined => message && switches && switchOver(switches, message);
