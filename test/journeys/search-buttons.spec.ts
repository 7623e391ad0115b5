import { fold, Refused, registryOf, type Decision } from '@jurilien/event-sourcing';
import { at, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { contexts } from '@jurilien/runtime';
import * as lives from '@jurilien/lead/testing';
import {
  account,
  accountOf,
  claimed,
  claimOf,
  held,
  made,
  member,
  offerOf,
  pro,
  round,
  roundOver,
  running,
  wave,
  waveOver,
} from '../../libs/processes/src/claims.testing.js';
import { consoleModule } from '../support/console-module.js';

interface Why {
  readonly key: string;
}
const { actionOf, whyNot } = await consoleModule<{
  actionOf: (command: string) => object;
  whyNot: (action: object, situation: object) => Why | undefined;
}>('features/requests/actions');
const { decisions } = registryOf(contexts);
const { leadId, staff, validator } = lives;

interface Case {
  readonly lead: Past;
  readonly search?: Past;
  readonly waveRunning?: boolean;
  readonly claimLive?: boolean;
  readonly stopped?: boolean;
  readonly proposed?: 'stop';
}
const onBoard: Past = [...running, waveOver, ['LeadOpenedOnBoard', { leadId, round: 1 }]];
const stopped: Past = [...lives.offering, ['LeadOfferingStopped', { leadId }]];
const proposal: Past = [...lives.offering, ['LeadOfferingProposed', { leadId, by: validator.id, step: 'stop' }]];
/** A request in each state and each step of its search that the page can show. */
const CASES: Readonly<Record<string, Case>> = {
  queued: { lead: lives.queued },
  'in validation': { lead: lives.taken },
  ready: { lead: lives.ready },
  'in a wave': { lead: lives.offering, search: running, waveRunning: true },
  'in a wave, claimed': { lead: lives.offering, search: [...running, claimed(1)], waveRunning: true, claimLive: true },
  'in a wave, a stop proposed': { lead: proposal, search: running, waveRunning: true, proposed: 'stop' },
  'between waves': { lead: lives.offering, search: [round(), wave(), made(1), waveOver] },
  'on the board': { lead: [...lives.offering, ['LeadSelfServed', { leadId }]], search: onBoard },
  stopped: { lead: stopped, search: [...running, roundOver], stopped: true },
  'on hold': { lead: [...lives.ready, ['LeadHeld', { leadId, until: at(60) }]] },
  unserved: { lead: [...lives.offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]], search: [...running, roundOver] },
  accepted: { lead: lives.accepted, search: [...running, roundOver] },
  blocked: { lead: lives.blocked },
  withdrawn: { lead: lives.withdrawn },
};

/** What the dialog of each button sends. */
const PAYLOADS: Readonly<Record<string, object>> = {
  StopOffering: { claimProfessionalIds: [pro(1)] },
  SkipWave: {},
  OpenOnBoard: { round: 1 },
  OfferLeadManually: { professionalIds: [pro(4)] },
  ReleaseClaim: { claimId: claimOf(1), offerId: offerOf(1), professionalId: pro(1) },
  DecideOffering: { step: 'stop', approved: true, claimProfessionalIds: [pro(1)] },
};

/** What the decision behind a button does: it acts, finds it done already, or says why not. */
function doneBy(command: string, { lead: past, search = [], claimLive }: Case): string {
  const coins: Past = claimLive ? [...account(1), held(1)] : account(1);
  const pasts = {
    lead: past,
    distribution: search,
    account: coins,
    [accountOf(1)]: coins,
    professional: member(1),
    [`professional-${pro(4)}`]: member(4),
  };
  const claimless = claimLive ? {} : { claimProfessionalIds: [] };
  const given_ = { leadId, ...PAYLOADS[command], ...('claimProfessionalIds' in PAYLOADS[command]! ? claimless : {}) };
  const tried = given(pasts).when(decisions.get(command) as unknown as Decision<never, never>, given_ as never, {
    actor: staff,
    now: at(1),
  });
  try {
    return Object.values(tried.events()).flat().length > 0 ? 'acts' : 'nothing';
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

const shown = (command: string, { lead: past, stopped: wasStopped, waveRunning = false, claimLive = false, proposed }: Case) =>
  whyNot(actionOf(command), {
    lead: {
      state: fold(lead, recorded(lead, leadId, past)).status,
      stopped: wasStopped,
      facts: {},
      consents: {},
      offeringProposal: proposed ? { by: validator.id, step: proposed } : null,
    },
    me: { id: staff.id, role: 'admin' },
    now: Date.parse(T0) + 60_000,
    waveRunning,
    claimLive,
    offered: false,
    online: true,
  });

// proves: item 13 (what a button promises, its decision does)
describe('a button about the search that can be pressed is a command that is admitted', () => {
  const both = Object.keys(PAYLOADS).flatMap((command) => Object.entries(CASES).map(([name, c]) => [command, name, c] as const));
  it.each(both)('%s, of a request %s', (command, _name, c) => {
    const why = shown(command, c);
    if (why === undefined) expect(doneBy(command, c)).toBe('acts');
    // What the page bars for its state, the decision bars too.
    else expect(doneBy(command, c)).toMatch(/^(nothing$|WRONG_STATE|NOT_FOUND|FORBIDDEN|STALE_VERSION)/);
  });
  it('is seen pressed and barred, each of them', () => {
    for (const command of Object.keys(PAYLOADS)) {
      const whys = Object.values(CASES).map((c) => shown(command, c) === undefined);
      expect([command, new Set(whys).size]).toEqual([command, 2]);
    }
  });
  it('knows the search as the service does', () => expect(fold(distribution, recorded(distribution, leadId, running)).live).toBe(true));
});

describe('the button that hands a request to a partner', () => {
  const given_ = (consents: object, more: object = {}) =>
    whyNot(actionOf('ReferLeadToPartner'), {
      lead: { state: 'Ready', facts: {}, province: 'QC', consents, ...more },
      me: { id: staff.id, role: 'admin' },
      now: 0,
      online: true,
    })?.key;
  it('looks at the consents that were recorded, and says why it is not for now', () => {
    expect(given_({ juripop: { granted: true } })).toBeUndefined();
    expect(given_({})).toBe('actions.why.noConsent');
    expect(given_({ juripop: { granted: false } }, { facts: { juripop: true } })).toBe('actions.why.noConsent');
    expect(given_({ juripop: { granted: true } }, { province: 'ON' })).toBe('actions.why.partnerElsewhere');
  });
});
