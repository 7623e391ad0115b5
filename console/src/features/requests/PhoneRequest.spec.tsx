import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shippedDocument, shippedSet } from '@jurilien/reference';
import { answering, show } from '../../page.testing';
import { draftSlot } from '../../drafts';
import PhoneRequest from './PhoneRequest';

const ME = '018f0000-0000-7000-8000-000000000001';
const shipped = shippedDocument('phone-script');
const inForce = (version: number) => ({
  ...shipped,
  version,
  fr: {
    ...shipped.fr,
    parts: shipped.fr.parts.map((p) => (p.id === 'sharing' ? { ...p, paragraphs: [`Partage, version ${version}?`] } : p)),
  },
});

const begin = async (kept?: object) => {
  const draft = {
    leadId: '018f0000-0000-7000-8000-0000000000aa',
    lang: 'fr',
    values: {},
    answers: {},
    parties: [{}],
    consents: {},
    ...kept,
  };
  if (kept) sessionStorage.setItem(draftSlot(ME, 'phone-request'), JSON.stringify(draft));
  const asked = answering(({ method, path }) => {
    if (path.startsWith('/api/public/legal/phone-script')) return { body: inForce(2) };
    if (path.startsWith('/api/public/legal/sensitive-answers')) return { body: shippedDocument('sensitive-answers') };
    if (path.startsWith('/api/public/questions/')) return { body: shippedSet(path.split('/').at(-1)!) };
    if (method === 'POST') return { body: { leadId: draft.leadId, same: [] } };
    return path.startsWith('/api/views/') ? { body: { data: [], total: 0 } } : {};
  });
  await show(<PhoneRequest />);
  await screen.findByText('Partage, version 2?');
  return () => asked.filter(({ path }) => path === '/api/phone-requests').map(({ body }) => body['consents']);
};
const yes = () => within(screen.getByRole('radiogroup', { name: /Partage, version 2/ })).getByRole('radio', { name: 'Oui' });
const record = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la demande' }));

describe('consents that are read on the phone', () => {
  afterEach(() => sessionStorage.clear());

  it('are those of the version in force, which is kept with the answers', async () => {
    const sent = await begin();
    expect(screen.getByText(/Consentements lus au téléphone, version 2 \(FR\)/)).toBeTruthy();
    await userEvent.click(yes());
    await record();
    expect(sent()).toEqual([{ sharing: true, script: 'phone-script/2/fr' }]);
  });
  it('are asked again where another version was read before', async () => {
    const sent = await begin({ consents: { sharing: true, contact: true }, script: 'phone-script/1/fr' });
    expect((yes() as HTMLInputElement).checked).toBe(false);
    await record();
    expect(sent()).toEqual([{}]);
  });
  it('are asked once more, by itself, where an answer is sensitive, and with its own text', async () => {
    const sent = await begin({ values: { lawyerType: 'criminal', hasCriminalFile: true } });
    const group = await screen.findByRole('radiogroup', { name: /réponses délicates/i });
    const answer = within(group).getByRole<HTMLInputElement>('radio', { name: 'Oui' });
    expect(answer.checked).toBe(false);
    await userEvent.click(answer);
    expect(answer.checked).toBe(true);
    await record();
    expect(sent()).toEqual([{ sensitive: true, sensitiveText: 'sensitive-answers/1/fr', script: 'phone-script/2/fr' }]);
  });
  it('are not asked so where none is', async () => {
    const sent = await begin({
      values: { lawyerType: 'housing' },
      consents: { sensitive: true },
      script: 'phone-script/2/fr',
      sensitiveText: 'sensitive-answers/1/fr',
    });
    expect(screen.queryByRole('radiogroup', { name: /réponses délicates/i })).toBeNull();
    await record();
    expect(sent()).toEqual([{ script: 'phone-script/2/fr' }]);
  });
});
