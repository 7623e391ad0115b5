import { randomUUID } from 'node:crypto';
import { campaign } from '@jurilien/campaigns';
import type { AddressedMessage } from '@jurilien/messaging';
import { contactLink, homeOf, stateOf } from '@jurilien/runtime';
import { messagesKernel } from '../../../../test/support/messages.js';
import { dressed } from '../messages/delivery/mail-parts.js';
import { campaignDress } from './dress.js';
import { wordsForReader } from './words.js';

let k: Awaited<ReturnType<typeof messagesKernel>>;
const campaignId = randomUUID();
beforeAll(async () => {
  k = await messagesKernel();
  const words = { fr: { subject: 'Du nouveau', body: 'Bonjour.\n\nÀ bientôt' }, en: { subject: 'News', body: 'Hello.\n\nSee you soon' } };
  const content = { name: 'Décembre', channel: 'email', segmentId: randomUUID(), segmentVersion: 1, words, localTime: true, rampUp: false };
  await k.happened(campaign, campaignId, [
    { type: 'CampaignDraftSaved', data: { campaignId, ...content, edit: 1, audience: 'professionals', hash: 'h' } },
    { type: 'CampaignScheduled', data: { campaignId, startsAt: new Date().toISOString(), home: await homeOf(k.kernel) } },
  ]);
});
afterAll(() => k.close());

/** An e-mail of the campaign to someone, as it stands in line. */
const mailTo = (to: string, lang: 'fr' | 'en', more: Partial<AddressedMessage> = {}): AddressedMessage => ({
  ...{ messageId: randomUUID(), sendKey: `campaign:${campaignId}/${to}`, rule: 'campaign', channel: 'email', class: 'marketing', lang },
  ...{ recipientKind: 'professional', recipientId: randomUUID(), templateVersion: 1, to, subject: 's', body: 'Les mots gardés.' },
  occasion: { key: 'k', input: { campaignId, zone: 'America/Toronto', dueAt: new Date().toISOString() } },
  ...more,
});
const contactOf = (to: string): string => k.kernel.secrets.hash(`email:${to}`);

describe('the page of an e-mail of a campaign', () => {
  it('is written when it leaves, in the language of its reader, with the link that its words bear', async () => {
    const m = mailTo('anne@exemple.test', 'fr');
    const link = await contactLink(k.kernel, contactOf(m.to), 'preferences-professional', m.recipientId);
    const words = wordsForReader(k.kernel, campaignId, await stateOf(k.kernel, campaign, campaignId), { lang: 'fr' }, link);
    expect(words.text).toContain(`/preferences/${link}`);
    const { text, html } = await dressed(k.kernel, { ...m, body: words.text });
    expect(text).toBe(words.text);
    expect(html).toBe(words.html);
    expect(html).toContain('À bientôt');
    expect(html).toContain(`/preferences/${link}`);
  });

  it('bears no link of another reader, and says the same when it is handed over or sent again', async () => {
    const [one, two] = [mailTo('un@exemple.test', 'en'), mailTo('deux@exemple.test', 'en')];
    const pages = await Promise.all([one, two].map((m) => campaignDress(k.kernel, m)));
    const links = await Promise.all(
      [one, two].map((m) => contactLink(k.kernel, contactOf(m.to), 'preferences-professional', m.recipientId)),
    );
    for (const [i, page] of pages.entries()) {
      expect(page).toContain('See you soon');
      expect(page).toContain(`/en/preferences/${links[i]!}`);
      expect(page).not.toContain(links[1 - i]!);
    }
    // Sent again by hand, it is due at no hour.
    const again = { ...one, occasion: { key: 'k', input: { campaignId, zone: 'America/Toronto' } } };
    expect(await campaignDress(k.kernel, again)).toBe(pages[0]);
  });

  it('is the one that it brings with it, where an older version put it in line', async () => {
    const m = mailTo('avant@exemple.test', 'fr', { html: '<p>Avant</p>' });
    expect(await dressed(k.kernel, m)).toEqual({ text: m.body, html: '<p>Avant</p>' });
  });
});
