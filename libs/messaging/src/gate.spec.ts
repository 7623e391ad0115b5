import { GATE_CODES, type GateCode } from '@jurilien/contracts';
import { at, T0 } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { contactPoint, type ContactState } from './contact-point.js';
import { gate, type GateFacts, isHeld } from './gate.js';
import { NEVER } from './send-hours.js';

const anAddress = contactPoint.initial;
const address = (more: Partial<ContactState>): Partial<GateFacts> => ({ contact: { ...anAddress, ...more } });
const noService: Partial<ContactState> = { consents: { service: { granted: false } } as ContactState['consents'] };
const callsOnly = { channels: ['call' as const], windows: [], neutral: false, noVoicemail: false };

/** A service text that nothing is said against. */
const fine: GateFacts = { now: T0, message: { channel: 'sms', class: 'service' }, contact: anAddress, caps: [{ sent: 3, most: 4 }] };

/** What says no, one row per code. */
const AGAINST: Readonly<Record<GateCode, { readonly when: string; readonly facts: Partial<GateFacts> }>> = {
  Z01: { when: 'its stop condition is true', facts: { stopped: true } },
  Z02: { when: 'its entry condition is no longer true', facts: { entryHolds: false } },
  Z03: { when: 'it is later than its rule allows', facts: { late: true } },
  Z04: { when: 'its reader refused its class', facts: address(noService) },
  Z05: { when: 'its number said STOP', facts: address({ smsOptedOut: true }) },
  Z06: {
    when: 'a cap is used up',
    facts: {
      caps: [
        { sent: 0, most: 4 },
        { sent: 10, most: 10 },
      ],
    },
  },
  Z07: { when: 'a kill switch is set', facts: { switches: { set: { sms: 'switch-1' } } } },
  Z08: { when: 'a variable has no value', facts: { missing: true } },
  Z09: { when: 'its reader is on the blacklist', facts: { barred: true } },
  Z10: { when: 'its send key is used', facts: { keyUsed: true } },
  Z11: { when: 'its rule is paused', facts: { paused: true } },
  Z12: { when: 'its reader is erased', facts: { erased: true } },
  Z13: { when: 'its reader asked for no texts', facts: { wish: callsOnly } },
  Z14: { when: 'its words are not in the reader’s language', facts: { languageMissing: true } },
  Z15: { when: 'it is outside the pilot', facts: { outsidePilot: true } },
  Z16: { when: 'no text goes to its number', facts: { noTexts: true } },
  Z17: { when: 'its reader has no address', facts: { noAddress: true } },
};
const codes = Object.keys(AGAINST) as GateCode[];
const codeOf = (facts: GateFacts): string | undefined => {
  const verdict = gate(facts);
  return isHeld(verdict) ? verdict.code : undefined;
};
/** Facts of several rows; what an address says comes together. */
const together = (of: readonly GateCode[]): GateFacts =>
  of.reduce<GateFacts>((facts, code) => {
    const { contact, ...more } = AGAINST[code].facts;
    return { ...facts, ...more, ...(contact ? { contact: { ...facts.contact!, ...changed(contact) } } : {}) };
  }, fine);
const changed = (contact: ContactState): Partial<ContactState> =>
  Object.fromEntries(Object.entries(contact).filter(([name, value]) => value !== anAddress[name as keyof ContactState]));

describe('the gate', () => {
  it('lets go what nothing is said against, and what it knows nothing about', () => {
    expect(gate(fine)).toBe('send');
    expect(gate({ now: T0 })).toBe('send');
  });
  it.each(codes.map((code) => [code, AGAINST[code].when] as const))('answers %s when %s', (code) => {
    expect(codeOf({ ...fine, ...AGAINST[code].facts })).toBe(code);
  });
  it('knows the codes of the specification in their order', () => expect([...GATE_CODES]).toEqual(codes));
  it('answers the first of several', () => {
    fc.assert(
      fc.property(fc.subarray(codes, { minLength: 1 }), (several) => {
        expect(codeOf(together(several))).toBe(several[0]);
      }),
      { numRuns: 1_000 },
    );
  });
  it('never lets go what one more fact speaks against', () => {
    fc.assert(
      fc.property(fc.subarray(codes), fc.constantFrom(...codes), fc.constantFrom(undefined, at(-5), at(60)), (several, one, opensAt) => {
        expect(isHeld(gate({ ...together([...several, one]), opensAt }))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('quiet hours', () => {
  it('put off what nothing else holds back, to the minute they end, and never drop it', () => {
    expect(gate({ ...fine, opensAt: at(90) })).toEqual({ later: at(90) });
    expect(gate({ ...fine, opensAt: T0 })).toBe('send');
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 6_000 }), (minutes) => {
        expect(gate({ ...fine, opensAt: at(minutes) })).toEqual(minutes > 0 ? { later: at(minutes) } : 'send');
      }),
      { numRuns: 1_000 },
    );
  });
  it('are looked at last: what must not go at all does not wait for the morning', () => {
    for (const code of codes) expect(codeOf({ ...fine, ...AGAINST[code].facts, opensAt: at(90) })).toBe(code);
  });
  it('that have no minute in common with the person’s own hold it back', () => expect(codeOf({ ...fine, opensAt: NEVER })).toBe('Z13'));
});

describe('caps that a rule waits for', () => {
  const full = { sent: 4, most: 4, roomAt: at(600) };
  const fullLonger = { sent: 10, most: 10, roomAt: at(6_000) };
  it('put it off until there is room in each, and in open hours; of another rule they hold it back', () => {
    expect(gate({ ...fine, caps: [full], waitsForRoom: true })).toEqual({ later: at(600) });
    expect(gate({ ...fine, caps: [full, fullLonger], waitsForRoom: true })).toEqual({ later: at(6_000) });
    expect(gate({ ...fine, caps: [full], waitsForRoom: true, opensAt: at(90) })).toEqual({ later: at(600) });
    expect(gate({ ...fine, caps: [full], waitsForRoom: true, opensAt: at(900) })).toEqual({ later: at(900) });
    expect(codeOf({ ...fine, caps: [full] })).toBe('Z06');
  });
  it('that allow nothing at all hold it back, and so do codes that have gone out too often', () => {
    expect(codeOf({ ...fine, caps: [full, { sent: 0, most: 0 }], waitsForRoom: true })).toBe('Z06');
    expect(codeOf({ ...fine, codesFull: true, waitsForRoom: true })).toBe('Z06');
  });
  it('keep nothing that must not go at all', () => {
    for (const code of codes.filter((one) => one !== 'Z06'))
      expect(codeOf({ ...fine, ...AGAINST[code].facts, caps: [full], waitsForRoom: true })).toBe(code);
  });
});

describe('what the gate says about', () => {
  it('a kill switch names it, so that what it stopped can be found', () => {
    const set = { all: 'switch-all', service: 'switch-service' };
    expect(gate({ ...fine, switches: { set } })).toEqual({ code: 'Z07', switchId: 'switch-all' });
    expect(gate({ ...fine, switches: { set: { service: 'switch-service' } } })).toEqual({ code: 'Z07', switchId: 'switch-service' });
    expect(gate({ ...fine, switches: { set: { email: 'e', otp: 'o', marketing: 'm' } } })).toBe('send');
  });
  it('codes that have gone out too often', () => expect(codeOf({ ...fine, codesFull: true })).toBe('Z06'));
  it('a digest that its reader refused, though not its class', () => {
    const refused = address({ preferences: { digest: false } as ContactState['preferences'] });
    expect(codeOf({ ...fine, ...refused, message: { channel: 'email', class: 'service', kind: 'digest' } })).toBe('Z04');
    expect(gate({ ...fine, ...refused })).toBe('send');
  });
});
