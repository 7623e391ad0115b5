import { asShipped, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { editLead } from './decisions/intake/edit-lead.js';
import { resendConfirmation } from './decisions/intake/resend-confirmation.js';
import { submitLead } from './decisions/intake/submit-lead.js';
import { lead } from './lead.js';
import type { LeadState } from './lead-state.js';
import { client, form, leadId, system } from './testing.js';
import { wishOf } from './safe-contact.js';

const anon = { actor: { kind: 'anon', id: 'site' } } as const;
const by = { actor: client };
/** What becomes of a request that was sent with this answer. */
const sentWith = (care: readonly string[]): Past =>
  given()
    .when(submitLead, { ...form, specificQuestions: care.length > 0 ? { 'contact.care': [...care] } : {} }, anon)
    .events()
    ['lead']!.map((e) => [e.type, e.data] as Past[number]);
const channelsOf = (past: Past): unknown[] =>
  past.flatMap(([type, data]) => (type === 'LeadConfirmationSent' ? [(data as { channel: string }).channel] : []));
const stateOf = (past: Past): LeadState =>
  past.reduce(
    (s, [type, data]) =>
      lead.evolve(s, { type, data } as never, { occurredAt: T0, actor: client, stream: `lead-${leadId}`, config: asShipped() }),
    lead.initial,
  );

describe('what proves an address', () => {
  it.each([
    [[], ['email', 'sms']],
    [['email-only'], ['email']],
    [['text-only'], ['sms']],
    [['no-voicemail'], ['email', 'sms']],
  ])('goes, for who answered %j, by %j alone', (care, channels) => expect(channelsOf(sentWith(care))).toEqual(channels));

  it.each([
    [['email-only'], 'sms'],
    [['text-only'], 'email'],
  ] as const)('is not sent again, for who answered %j, by %s: the client and the team are informed why', (care, channel) =>
    expect(
      given({ lead: sentWith(care) })
        .when(resendConfirmation, { leadId, channel }, by)
        .refusal(),
    ).toBe('SUPPRESSED: person-wants-another-channel'),
  );
});

describe('the wish of a request', () => {
  const edited = (past: Past, change: object): Past => [
    ...past,
    ...given({ lead: past })
      .when(editLead, { leadId, ...change }, { actor: system })
      .events()
      ['lead']!.map((e) => [e.type, e.data] as Past[number]),
  ];

  it('is the newest word: of the form, then of the private change, then of the corrected answers', () => {
    const asked = sentWith(['email-only']);
    expect(wishOf(stateOf(asked))).toMatchObject({ channels: ['email'], neutral: false });
    const changed = edited(asked, { safeContact: { only: ['email', 'sms'], noVoicemail: true } });
    expect(wishOf(stateOf(changed))).toMatchObject({ channels: ['email', 'sms'], noVoicemail: true, neutral: false });
    const corrected = edited(changed, { specificQuestions: { 'contact.care': ['text-only', 'no-subject'] } });
    expect(wishOf(stateOf(corrected))).toMatchObject({ channels: ['sms'], neutral: true });
  });

  it('stays when something else is corrected', () => {
    const changed = edited(sentWith([]), { safeContact: { only: ['email'] } });
    expect(wishOf(stateOf(edited(changed, { city: 'Laval' })))).toMatchObject({ channels: ['email'] });
  });
});
