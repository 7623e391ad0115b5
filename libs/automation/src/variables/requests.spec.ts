import { at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { finderWith, lookupWith } from '../acted-out.testing.js';
import type { About } from '../lookup.js';
import type { Finder } from '../variable.js';
import { VARIABLES } from './index.js';

type Given = Omit<Partial<LeadState>, 'facts'> & { readonly facts?: Partial<LeadState['facts']> };
const requestWith = ({ facts, ...more }: Given): LeadState => ({
  ...lead.initial,
  leadId,
  lang: 'fr',
  ...more,
  facts: { ...lead.initial.facts, province: 'QC', ...facts },
});
const reader = { kind: 'client', id: 'p', lang: 'fr', zone: 'America/Toronto' } as const;
interface Asked {
  readonly about?: About;
  readonly lang?: 'fr' | 'en';
  readonly finder?: Partial<Finder>;
}
/** What a variable says of a request. */
const said = async (key: string, given: Given, { about = {}, lang = 'fr', finder = {} }: Asked = {}) =>
  VARIABLES.find((v) => v.key === key)!.find(finderWith(lookupWith({ leadId, ...about }, { lead: requestWith(given) }), finder), {
    ...reader,
    lang,
  });

describe('what is said of a draft', () => {
  const begun: Given = { status: 'Draft', draftEndsAt: at(7.5 * 1440), draftLinks: [{ cause: 'remind1', at: T0 }] };
  it('how many whole days it has left', async () => expect(await said('draftDays', begun)).toBe(7));
  it('a link of its own for each letter', async () => {
    const made: unknown[] = [];
    const link: Finder['link'] = (purpose, _reader, more) => Promise.resolve(String(made.push([purpose, more])));
    await said('resumeUrl', begun, { finder: { link } });
    await said('resumeUrl', { ...begun, draftLinks: [...begun.draftLinks!, { cause: 'asked', at: T0 }] }, { finder: { link } });
    expect(made).toEqual([
      ['draft', { occurrence: 'remind1/1' }],
      ['draft', { occurrence: 'asked/2' }],
    ]);
  });
  it('nothing where it is about no draft', async () =>
    expect([await said('draftDays', {}), await said('resumeUrl', {})]).toEqual([undefined, undefined]));
});

describe('what is said of a request that has come', () => {
  it.each([
    [{ consult: true, juridicalHelp: true }, 'consult'],
    [{ juridicalHelp: true, smallMandate: true }, 'juridicalHelp'],
    [{ smallMandate: true }, 'smallMandate'],
    [{}, 'general'],
  ])('its kind: %j', async (facts, kind) => expect(await said('requestKind', { facts })).toBe(kind));
  it('when it is read, in its province', async () => {
    expect(await said('reading', {})).toContain('lit les demandes aux heures d’ouverture');
    const closed = { finder: { now: '2026-11-07T15:00:00.000Z' }, lang: 'en' } as const;
    expect(await said('reading', {}, closed)).toContain('We are closed until');
  });
  it('the code of that sending, and for how long it was given', async () => {
    const sent = (sequence: number, minutes: number, channel: 'sms' | 'email' = 'sms') =>
      ({ channel, sequence, at: T0, expiresAt: at(minutes) }) as LeadState['confirmationsSent'][number];
    const confirmationsSent = [sent(1, 10), sent(2, 20), sent(2, 60, 'email')];
    const code = (subject: string, sequence: number): string => `${subject}/${sequence}`;
    expect(await said('phoneCode', {}, { about: { sequence: 2 }, finder: { code } })).toBe(`phone:${leadId}/2`);
    expect(await said('phoneCode', {}, { finder: { code } })).toBe(`phone:${leadId}/1`);
    expect(await said('phoneCodeMinutes', { confirmationsSent }, { about: { sequence: 2 } })).toBe(20);
    expect(await said('phoneCodeMinutes', { confirmationsSent })).toBe(10);
    expect(await said('phoneCodeMinutes', { confirmationsSent }, { about: { sequence: 3 } })).toBeUndefined();
  });
});

describe('what is said of a request that is to be confirmed', () => {
  it('on which day it closes without that, as it was decided when it was sent', async () => {
    const sent: Given = { confirmEndsAt: at(20 * 1440) };
    const shorter = { finder: { config: configWith({ 'lead.confirm.expireDays': 3 }) } };
    expect([await said('confirmBy', sent, shorter), await said('confirmBy', sent, { lang: 'en' })]).toEqual([
      '22 novembre 2026',
      'November 22, 2026',
    ]);
  });
});

describe('what is said of a search', () => {
  const start = '2026-11-03T15:00:00.000Z';
  it('its beginning: planned, or now', async () => {
    expect(await said('searchStartsAt', { sendAfter: start })).toContain('mardi 3 novembre à 10 h');
    expect(await said('searchStartsAt', {})).toContain('lundi 2 novembre à 10 h');
  });
  it('its end: as it was decided, or as it will be', async () => {
    expect(await said('searchEndsAt', { sendAfter: start, unservedAt: '2026-11-05T15:00:00.000Z' })).toContain('jeudi 5 novembre');
    const config = configWith({ 'lead.unservedAfterHours': 24, 'lead.urgent.unservedAfterHours': 3 });
    expect(await said('searchEndsAt', { sendAfter: start }, { finder: { config } })).toContain('mercredi 4 novembre à 10 h');
    const urgent: Given = { sendAfter: start, facts: { urgent: true } };
    expect(await said('searchEndsAt', urgent, { finder: { config } })).toContain('mardi 3 novembre à 13 h');
  });
  it('its pace', async () =>
    expect([await said('searchPace', {}), await said('searchPace', { facts: { urgent: true } })]).toEqual(['usual', 'urgent']));
  it('after how many hours we write', async () =>
    expect(await said('searchUpdateHours', {}, { finder: { config: configWith({ 'lead.clientUpdateHours': 36 }) } })).toBe(36));
});

describe('what else there is for who was not served', () => {
  it('the reason', async () =>
    expect([await said('unservedReason', { unservedReason: 'refused' }), await said('unservedReason', {})]).toEqual([
      'refused',
      'noTaker',
    ]));
  it.each([
    [{ juripop: true, neolegal: true }, 'both'],
    [{ juripop: true }, 'juripop'],
    [{ neolegal: true }, 'neolegal'],
    [{}, 'none'],
  ])('the partners that the client allowed: %j', async (facts, partner) => expect(await said('partner', { facts })).toBe(partner));
  it('legal aid, where it was asked for', async () => {
    expect(await said('aid', { facts: { juridicalHelp: true, province: 'ON' } })).toBe('ON');
    expect(await said('aid', { facts: { province: 'ON' } })).toBe('none');
  });
  it('the bar and the region, in the language of the reader', async () => {
    const facts = { province: 'QC', region: '02' } as const;
    expect([await said('bar', { facts }), await said('bar', { facts: { province: null } })]).toEqual(['QC', 'QC']);
    expect(await said('clientRegion', { facts })).toBe('Saguenay–Lac-Saint-Jean');
    expect(await said('clientRegion', { facts: { region: null } })).toBe('–');
  });
});

describe('what is said of an end', () => {
  it('why the request is not taken', async () => {
    expect(await said('requestRejectionReason', { status: 'Blocked', facts: { blockType: 'minor' }, rejectReason: 'incomplete' })).toBe(
      'minor',
    );
    expect(await said('requestRejectionReason', { status: 'Rejected', rejectReason: 'incomplete' })).toBe('incomplete');
    expect(await said('requestRejectionReason', { status: 'Rejected' })).toBe('other');
  });
  it('what ended it', async () =>
    expect([await said('endCause', {}, { about: { reason: 'stopped' } }), await said('endCause', {})]).toEqual(['stopped', 'other']));
  it('after how many quiet days', async () =>
    expect(await said('quietDays', {}, { finder: { config: configWith({ 'lead.closeStaleDays': 60 }) } })).toBe(60));
  it('where offers are', async () => expect(await said('offersUrl', {}, { lang: 'en' })).toBe('https://jurilien.example/en/my-offers'));
});
