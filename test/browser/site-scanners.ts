import type { LinkPurpose } from '@jurilien/contracts';
import { issueLink } from '@jurilien/runtime';
import { pathOf } from '../../public-site/src/routes.table.js';
import { nothingPending } from '../support/invariants.js';
import type { Site } from '../support/site.js';

/** What opens the links of an e-mail before its reader does. */
const SCANNER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) MailScanner/5.4 (link protection)', accept: '*/*' };
const TIMES = 3;

/** Every address that carries the token of a link, by what the link is for: a new purpose needs its own. */
const ADDRESSES: Readonly<Record<LinkPurpose, (token: string) => readonly string[]>> = {
  draft: (d) => [pathOf('demand', 'fr', { query: { d } })],
  'lead-status': (token) => [
    ...(['myRequest', 'correction', 'myMessages', 'requestDocuments'] as const).map((page) => pathOf(page, 'fr', { token })),
    pathOf('confirmation', 'en', { query: { d: token } }),
  ],
  'confirm-email': (d) => [pathOf('validation', 'fr', { query: { d } })],
  offer: (t) => [
    ...(['accept', 'refuse'] as const).map((page) => pathOf(page, 'en', { query: { t } })),
    pathOf('block', 'fr', { token: t }),
    pathOf('leadOffer', 'fr', { lead: 'x', token: t }),
  ],
  'contact-sheet': (t) => [pathOf('accept', 'fr', { query: { t } })],
  // A click on a grade of the letter opens the page with it; a scanner that follows all five rates nothing.
  survey: (t) => ['1', '2', '3', '4', '5'].map((note) => pathOf('survey', 'fr', { query: { t, note } })),
  'pro-survey': (t) => [pathOf('proSurvey', 'fr', { query: { t } })],
  reservations: (token) => [pathOf('reservations', 'fr', { token })],
  appointment: (token) => [pathOf('appointment', 'fr', { appointment: crypto.randomUUID(), token })],
  document: (token) => [`/document/${token}`, `/en/document/${token}`, `/document/${token}/fichier?as=view`],
  renewal: (token) => [pathOf('renewal', 'fr', { token }), pathOf('renewal', 'en', { token })],
  meeting: (m) => [pathOf('meeting', 'fr', { query: { m } })],
  login: (token) => [pathOf('loginLink', 'fr', { token })],
  'reset-password': (token) => [pathOf('newPassword', 'fr', { account: 'x', token })],
  invitation: (token) => [pathOf('newPassword', 'en', { account: 'x', token })],
  'verify-email': (token) => [pathOf('verifyEmail', 'fr', { token })],
  'private-change': (token) => [pathOf('privateChange', 'fr', { token })],
  'undo-change': (token) => [pathOf('privateChange', 'en', { token })],
  privacy: (token) => [pathOf('privacyRequest', 'fr', { token }), pathOf('privacyCopy', 'en', { token })],
};

/** D8: a link shows a page; only who presses its button does something. */
export function scannerStories(site: () => Site): void {
  it('SUITE-9: every address of a link, opened three times by a scanner of mail, changes nothing in the log', async () => {
    const { system, job } = site();
    const lead = await site().offered({ clientName: 'Cliente Balayée' });
    const [offer] = await site().offers(lead);
    const professionalId = offer!.professionalId;
    const [acceptanceId, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
    const { userId } = await system.staff('client', 'Camille Roy');
    const subject = { leadId: lead.leadId, professionalId, userId, acceptanceId, changeId };
    const real: Partial<Record<LinkPurpose, string>> = { 'lead-status': lead.statusToken, offer: offer!.token };
    const tokens = await Promise.all(
      (Object.keys(ADDRESSES) as LinkPurpose[]).map(async (purpose) => {
        const token = real[purpose] ?? (await issueLink(system.kernel, { purpose, subject, lang: 'fr', days: 7 }));
        return { purpose, token };
      }),
    );
    await nothingPending(system);
    const written = async () =>
      (await system.kernel.db.query<{ type: string }>('select type from events order by position')).map((e) => e.type);
    const before = await written();
    const texts = (await job.texts(offer!.phoneNumber)).length;
    let opened = 0;
    for (const { purpose, token } of tokens)
      for (const path of ADDRESSES[purpose](token))
        for (let n = 0; n < TIMES; n += 1)
          for (const method of ['HEAD', 'GET']) {
            const { status } = await fetch(system.origin + path, { method, headers: SCANNER, redirect: 'manual' });
            opened += status === 200 ? 1 : 0;
          }
    // Some have no questionnaire or change behind them; those of the request and of the offer show what they are for.
    expect(opened).toBeGreaterThan(20);
    await nothingPending(system);
    expect((await written()).slice(before.length)).toEqual([]);
    expect(await job.texts(offer!.phoneNumber)).toHaveLength(texts);
  });
}
