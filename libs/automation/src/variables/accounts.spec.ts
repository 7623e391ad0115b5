import { asShipped, at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { channelsOf, render, templateOf, type Vars } from '@jurilien/notifications';
import type { About } from '../lookup.js';
import { accountRules } from '../rules/accounts/index.js';
import type { Finder, LinkMade, Reader } from '../variable.js';
import { variableOf } from './index.js';

type States = Readonly<Record<string, object>>;
const reader: Reader = { kind: 'staff', id: 'u', lang: 'fr', zone: 'America/Toronto' };

/** Finds what a template says; links show what they are made of, codes what their digits are of. */
function says(template: string, about: About, states: States, over: Partial<Finder> = {}) {
  const finder = {
    ...{ about, now: T0, config: asShipped(), publicUrl: 'https://x.test' },
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
    link: (purpose: string, _to: Reader, made?: LinkMade) => Promise.resolve(`${purpose} ${JSON.stringify(made)}`),
    code: (_subject: string, sequence: number) => `12345${sequence}`,
    ...over,
  } as unknown as Finder;
  return Promise.all(
    Object.keys(templateOf(template).vars).map(async (name) => [name, await variableOf(template, name)!.find(finder, reader)] as const),
  ).then((found) => Object.fromEntries(found));
}
const made = (purpose: string, more: object) => `${purpose} ${JSON.stringify({ subject: { userId: 'u' }, ...more })}`;

describe('links that open an account', () => {
  const asked = { addressHash: 'h', sequence: 2 };
  const states = { address: { userId: 'u' } };
  it('are of the occasion they were asked on, as links of older versions were', async () => {
    expect(await says('login-link', asked, states)).toEqual({ minutes: 15, linkUrl: made('login', { occurrence: 'login-link/h/2' }) });
    expect(await says('verify-email', { userId: 'u', sequence: 1 }, {})).toEqual({
      days: 7,
      linkUrl: made('verify-email', { occurrence: 'verify-email//1' }),
    });
    expect(await says('invitation', { userId: 'u', sequence: 1 }, { user: { username: 'Ana' } })).toEqual({
      ...{ name: 'Ana', days: 7, linkUrl: made('invitation', { occurrence: 'invitation//1' }) },
    });
  });
  it('lead on to the page that was asked for', async () =>
    expect((await says('login-link', { ...asked, path: '/mon-compte' }, states))['linkUrl']).toMatch(/\?\/mon-compte$/));
  it('answer an invitation that was never answered, for as long as a new password may take', async () => {
    const days = 2 / 24;
    const config = configWith({ 'auth.resetMinutes': 120 });
    const linkOf = async (account: object) => (await says('password-reset', asked, { ...states, user: account }, { config }))['linkUrl'];
    expect(await linkOf({ passwordHash: 'x' })).toBe(made('reset-password', { occurrence: 'password-reset/h/2', days }));
    expect(await linkOf({ invitations: 1 })).toBe(made('invitation', { occurrence: 'password-reset/h/2', days }));
  });
});

it('a code is said in two halves, with the minutes it was given', async () => {
  const code = { sequence: 3, sentAt: T0, expiresAt: at(10) };
  expect(await says('contact-code', { contactId: 'n', sequence: 3 }, { contact: { code } })).toEqual({ otp: '123 453', minutes: 10 });
});

describe('a change', () => {
  const change = { changeId: 'c', field: 'phone', at: T0, undoUntil: at(72 * 60) };
  const undone = async (about: About) =>
    (await says('change-notice', { subjectId: 's', changeId: 'c', ...about }, { 'private-change': { changes: [change] } }))['undoUrl'];
  it('is undone by a link that is good for as long as it can be', async () => {
    const rest = { days: 3, at: T0 };
    expect(await undone({})).toBe(`undo-change ${JSON.stringify({ subject: { userId: 's', changeId: 'c' }, ...rest })}`);
    expect(await undone({ leadId: 'l' })).toBe(
      `undo-change ${JSON.stringify({ subject: { leadId: 'l', personId: 's', changeId: 'c' }, ...rest })}`,
    );
  });
});

it('a new link is about what the old one was about, once per wish', async () => {
  const subject = { leadId: 'r', professionalId: 'p' };
  expect(await says('link-renewed', { linkId: 'old', purpose: 'offer', sequence: 4 }, { link: { subject } })).toEqual({
    purpose: 'offer',
    linkUrl: `offer ${JSON.stringify({ subject, occurrence: 'old/4' })}`,
  });
  expect(await says('link-renewed', { linkId: 'old', sequence: 4 }, { link: { subject } })).toEqual({
    purpose: undefined,
    linkUrl: undefined,
  });
});

/** Something of everything that a message of this group may be about. */
const everything = {
  ...{ userId: 'u', addressHash: 'h', challengeId: 'c', contactId: 'n', changeId: 'c', subjectId: 's', linkId: 'l' },
  ...{ professionalId: 'p', purpose: 'offer' as const, exportId: 'e', sequence: 1, path: '/mon-compte', happenedAt: T0 },
  ...{ reportId: 'r', plannedAt: T0 },
};
const code = { changeId: 'c', challengeId: 'c', sequence: 1, at: T0, sentAt: T0, expiresAt: at(10), undoUntil: at(60), field: 'phone' };
const states = {
  ...{ 'second-factors': { challenges: [code] }, contact: { code }, link: { code, codesSentAt: [T0], subject: { leadId: 'r' } } },
  ...{ 'private-change': { changes: [code] }, professional: { phoneCode: code, phoneCodesSentAt: [T0] } },
  user: { username: 'Ana', role: 'jurilien_admin_qc' },
  export: { asked: { what: 'leads' } },
  followupdigest: { counts: { mine: 3, late: 0, free: 2 } },
  savedreport: {
    ...{ status: 'Kept', name: 'Outaouais', runs: [{ plannedAt: T0 }], mail: { recipients: ['u'], paused: false, nextAt: T0 } },
    written: { u: { from: '2026-11-23', to: '2026-11-29', least: 0, few: false, figures: {}, times: {} } },
  },
};
const written = accountRules.map(({ text }) => text.template);

it.each(written)('%s is written in both languages with what is found', async (template) => {
  const reason = { 'config-stuck': 'contradiction', 'export-over': 'ready' }[template] ?? 'too-many';
  const vars = (await says(template, { ...everything, reason }, states)) as Vars;
  for (const lang of ['fr', 'en'] as const)
    for (const channel of channelsOf(template)) expect(render(template, channel, lang, vars).text).not.toMatch(/undefined|\{\w+\}/);
});

describe('where nothing may open anything, as in a preview', () => {
  const blind = { link: () => Promise.resolve(''), code: () => '' };
  it.each(written)('%s has neither a link nor a code to show', async (template) => {
    const secrets = Object.entries(await says(template, everything, states, blind)).filter(([name]) =>
      ['otp', 'linkUrl', 'undoUrl'].includes(name),
    );
    expect(secrets.filter(([, value]) => value)).toEqual([]);
  });
});
