import { acceptance } from '@jurilien/acceptance';
import { creditAccount } from '@jurilien/credits';
import { fold, type StreamRef } from '@jurilien/event-sourcing';
import { asShipped, at, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import * as lives from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { distribution } from '@jurilien/search';
import { buttonsOf, disagreement } from './agreement.testing.js';
import { account, held, member, pro, running } from './claims.testing.js';
import { LIVES } from './request-lives.testing.js';
import { ACCEPTED_BUTTONS, clientCan, MEMBERSHIP_BUTTONS, membershipAvailable, REQUEST_BUTTONS, SHEET_BUTTONS } from './site-actions.js';
import { VIEW_LIVES } from './view-lives.testing.js';

const { leadId, client } = lives;
const holder = { kind: 'user', id: pro(1), role: 'qc_professional' } as const;
const life = (past: Past) => fold(lead, recorded(lead, leadId, past));
const [ofAcceptance] = VIEW_LIVES.acceptances.streams;
const { id: acceptanceId } = VIEW_LIVES.acceptances.row as { id: string };
const opened = ofAcceptance!.begins.at(-1)!;

interface World {
  readonly states: Readonly<Record<string, unknown>>;
  readonly named: object;
  readonly actor: typeof client | typeof holder;
  readonly inputs: Readonly<Record<string, object>>;
  /** Refusals for what the form holds, not for the state. */
  readonly ofTheInput?: Readonly<Record<string, RegExp>>;
}

/** Buttons whose answer is not what their command then does. */
const wrong = (buttons: Parameters<typeof buttonsOf>[0], { states, named, actor, inputs, ofTheInput }: World, now: string) =>
  buttonsOf(buttons).flatMap((d) => {
    const stateOf = ({ decider }: StreamRef) => states[decider.category] ?? decider.initial;
    const said = d.ask(states, { actor, now, config: asShipped() }, named);
    return disagreement(d, { said, input: { ...named, ...inputs[d.name] }, stateOf, actor, now, ofTheInput: ofTheInput?.[d.name] }) ?? [];
  });

describe('what a client’s page offers about a request is what its command does', () => {
  const inputs = {
    ConfirmLeadPhone: { code: '123456' },
    ProvideLeadInfo: { answers: { q1: 'Oui' } },
    WidenSearch: { acceptDistance: true, anyRate: true, anyLanguage: true },
    EditLead: { clientName: 'Autre Nom' },
    AddClientNote: { note: 'Une précision.' },
  };
  const ofTheInput = {
    ConfirmLeadPhone: /^(code-expired|code-tries)$/,
    ResendConfirmation: /^(confirmations-per-day|person-wants-another-channel)$/,
  };
  it.each(Object.entries(LIVES))('%s', (_name, [past, search]) => {
    const states = {
      lead: life(past),
      distribution: fold(distribution, recorded(distribution, leadId, search ?? [])),
      [creditAccount.category]: fold(creditAccount, recorded(creditAccount, pro(1), [...account(1), held(1)])),
    };
    const sent = {
      ...inputs,
      ResendConfirmation: { channel: states.lead.facts.emailConfirmed ? 'sms' : 'email' },
      WithdrawLead: { claimProfessionalIds: states.distribution.claims.map((c) => c.professionalId) },
    };
    for (const minutes of [1, 1_441])
      expect(wrong(REQUEST_BUTTONS, { states, named: { leadId }, actor: client, inputs: sent, ofTheInput }, at(minutes))).toEqual([]);
  });
});

describe('a client', () => {
  const can = (past: Past) => clientCan(life(past), { actor: client, now: at(1), config: asShipped() });
  it('corrects a request until it is validated, and adds notes afterwards', () => {
    expect(can(lives.queued)).toEqual(expect.arrayContaining(['EditLead', 'WithdrawLead']));
    expect(can(lives.queued)).not.toContain('AddClientNote');
    expect(can(lives.offering)).toContain('AddClientNote');
    expect(can(lives.offering)).not.toContain('EditLead');
  });
  it('is offered no confirmation that would be refused', () => {
    expect(can(lives.submitted)).toContain('ResendConfirmation');
    expect(can(lives.offering)).not.toContain('ResendConfirmation');
  });
  it('can do nothing with a request that has ended', () => expect(can(lives.withdrawn)).toEqual([]));
});

describe('what the pages say of an acceptance is what its commands do', () => {
  const request = [lives.offering, lives.accepted, lives.withdrawn];
  const { events } = ofAcceptance!;
  const happened: Past[] = events.flatMap((one) => [[...opened, one], ...events.map((two) => [...opened, one, two])]);
  const inputs = {
    RequestReplacement: { cause: 'notAFit' },
    LogContactAttempt: { channel: 'phone', result: 'busy' },
    RecordConsultationOutcome: { outcome: 'noShow' },
    RecordMandateOutcome: { outcome: 'retained' },
    RequestLeadCredit: { reason: 'unreachable', evidence: 'Trois appels sans réponse.' },
    CloseAcceptance: { closeReason: 'other' },
  };
  it.each(request.map((past, n) => [n, past] as const))('over request %i', (_n, past) => {
    const search = fold(distribution, recorded(distribution, leadId, running));
    for (const one of [opened, ...happened])
      for (const minutes of [1, 45 * 1_440]) {
        const deal = fold(
          acceptance,
          recorded(
            acceptance,
            acceptanceId,
            one.map(([type, data, when]) => [type, data, when ?? at(0)]),
          ),
        );
        const states = { acceptance: deal, lead: life(past), distribution: search };
        const named = { acceptanceId, leadId };
        expect(wrong(ACCEPTED_BUTTONS, { states, named, actor: client, inputs }, at(minutes))).toEqual([]);
        expect(wrong(SHEET_BUTTONS, { states, named: { ...named, professionalId: pro(1) }, actor: holder, inputs }, at(minutes))).toEqual(
          [],
        );
      }
  });
});

describe('what a professional’s page offers about the membership is what its command does', () => {
  const published: Past = [['ProfilePublicationRequested', { professionalId: pro(1), consent: true, lang: 'fr' }]];
  it.each([[member(1)], [[...member(1), ...published]]])('life %#', (past) => {
    const state = fold(professional, recorded(professional, pro(1), past));
    const named = { professionalId: pro(1) };
    const terms = { version: SHIPPED_TERMS, lang: 'fr', frDeliveredAt: at(0) };
    const inputs = { PublishProfile: { consent: true }, AcceptProfessionalTerms: terms };
    const world = { states: { professional: state }, named, actor: holder, inputs };
    expect(
      wrong(
        MEMBERSHIP_BUTTONS.filter(({ name }) => name !== 'SetAutoClaimRule'),
        world,
        at(1),
      ),
    ).toEqual([]);
    expect(membershipAvailable(state, pro(1), { actor: holder, now: at(1), config: asShipped() }).SetAutoClaimRule).toBe(true);
  });
});
