import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Route, Routes } from 'react-router-dom';
import { answering, show } from '../../page.testing';
import TemplateList from './TemplateList';
import TemplatePage from './TemplatePage';
import { differences, typedOf, writtenOf, type Template, type TemplateText } from './typed';

const shipped: TemplateText = {
  sms: { fr: '{proName} vous appelle. {sender}. ARRET pour cesser.', en: '{proName} will call you. {sender}. STOP to end.' },
  email: {
    fr: { subject: 'Accepté', preview: 'Un appel', body: ['Bonjour,', '- Un', '- Deux'], button: 'Voir', after: ['Merci'] },
    en: { subject: 'Accepted', preview: 'A call', body: ['Hello,', '- One', '- Two'], button: 'See', after: ['Thanks'] },
  },
  choices: { pace: { usual: { fr: 'bientôt', en: 'soon' } } },
};
const template: Template = {
  code: 'R15',
  class: 'transactional',
  audience: 'client',
  channels: ['sms', 'email'],
  inForce: 1,
  retired: false,
  hasDraft: true,
  usedBy: ['R15'],
  needsSecondPerson: false,
  mostSegments: 3,
  variables: [
    { name: 'proName', label: { fr: 'Nom du professionnel', en: 'Name' }, privacy: 'personal', sample: { fr: 'Me Roy', en: 'Roy' } },
    { name: 'sender', privacy: 'sender', sample: { fr: 'Jurilien', en: 'Jurilien' } },
  ],
  shipped,
};
const draft = { ...shipped, email: { ...shipped.email!, fr: { ...shipped.email!.fr, subject: 'Bonne nouvelle' } } };
const text = { text: 'Me Roy vous appelle.', encoding: 'GSM-7', units: 20, segments: 1 };
const written = { sms: text, email: { subject: 'Bonne nouvelle', text: 'Bonjour', html: '<p>Bonjour</p>' } };

const begin = async (over: { template?: Partial<Template>; faults?: object[]; draft?: TemplateText | null } = {}) => {
  const row = {
    ...{ id: 'R15', version: 4, draftHash: 'read', draftedAt: '2026-12-01T15:00:00Z', writers: ['someone'], previewed: false, inForce: 1 },
    ...{ retired: false, versions: [], steps: [], draft: over.draft === undefined ? draft : over.draft },
    ...(over.draft === null ? { draftHash: null } : {}),
  };
  const asked = answering(({ method, path }) => {
    if (path === '/api/templates/R15/preview')
      return {
        body: {
          on: { messageId: 'm', at: '2026-12-01T15:00:00Z', lang: 'fr' },
          sampled: ['sender'],
          faults: over.faults ?? [],
          fr: written,
          en: written,
        },
      };
    if (path === '/api/templates/R15') return { body: { ...template, ...over.template } };
    if (path.startsWith('/api/views/message-templates')) return { body: { data: [row], total: 1 } };
    return method === 'POST' ? { body: { position: 1, events: [] } } : {};
  });
  const page = (
    <Routes>
      <Route path="/comms/templates/:code" element={<TemplatePage />} />
    </Routes>
  );
  const shown = await show(page, '/comms/templates/R15');
  await screen.findByRole('region', { name: 'Les mots' });
  await screen.findByText(/Message du/);
  return { ...shown, sent: () => asked.filter(({ path }) => path.startsWith('/api/commands/')), asked };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string): HTMLTextAreaElement => screen.getByRole('textbox', { name });

describe('the words of a template', () => {
  it('are typed as they were written: nothing is lost on the way there and back', () =>
    expect(writtenOf(typedOf(shipped, shipped))).toEqual(shipped));
  it('say the shipped notice where a version of before notices had words says none', () => {
    const inapp = { fr: { title: 'Titre', text: 'Texte' }, en: { title: 'Title', text: 'Text' } };
    expect(writtenOf(typedOf(shipped, { ...shipped, inapp }))).toEqual({ ...shipped, inapp });
    const other = { ...inapp, fr: { title: 'Autre', text: 'Texte' } };
    expect(typedOf({ ...shipped, inapp: other }, { ...shipped, inapp }).title).toEqual({ fr: 'Autre', en: 'Title' });
  });
  it('differ text by text', () =>
    expect(differences(typedOf(shipped, shipped), typedOf(draft, shipped))).toEqual([
      { place: 'subject', lang: 'fr', before: 'Accepté', after: 'Bonne nouvelle' },
    ]));
});

describe('a template in the console', () => {
  afterEach(() => sessionStorage.clear());

  it('shows how the draft reads in both languages and on both channels, in a frame where nothing runs, and is accessible', async () => {
    const { container, asked } = await begin();
    expect(screen.getAllByText('1 segment · 20 caractères · GSM-7')).toHaveLength(2);
    const frame = screen.getByTitle<HTMLIFrameElement>('Courriel en français');
    expect([frame.getAttribute('sandbox'), frame.contentDocument?.body.innerHTML]).toEqual(['allow-same-origin', '<p>Bonjour</p>']);
    expect(asked.find(({ path }) => path.endsWith('/preview'))!.body).toEqual({ hash: 'read', on: 'newest' });
    // A browser draws colours and frames; what stands in the page is looked at here.
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      iframes: false,
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
  it('saves what is typed, with a variable inserted where the cursor is', async () => {
    const { sent } = await begin();
    await userEvent.type(field('Objet du courriel – français'), ' de ');
    await press('{proName}');
    expect(field('Objet du courriel – français').value).toBe('Bonne nouvelle de {proName}');
    await press('Enregistrer le brouillon');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({
      expectedVersion: 4,
      payload: { code: 'R15', text: { email: { fr: { subject: 'Bonne nouvelle de {proName}' } } } },
    });
  });
  it('is published as it was looked at, with a reason', async () => {
    const { sent } = await begin();
    await press('Publier');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Plus chaleureux');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ expectedVersion: 4, reason: 'Plus chaleureux', payload: { code: 'R15', hash: 'read' } });
  });
  it('says at the text what keeps it from going out', async () => {
    await begin({ faults: [{ part: 'sms', lang: 'fr', code: 'too-long', of: '5/3' }] });
    expect(field('Texto – français').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Trop long avec les plus longues valeurs : 5\/3 segments/).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /^Publier/ }).getAttribute('aria-disabled')).toBe('true');
  });
  it('is tried on oneself, and not retired while something sends it', async () => {
    const { sent } = await begin();
    await press('Essai en français');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ payload: { code: 'R15', lang: 'fr', hash: 'read' } });
    expect(screen.getByRole('button', { name: /^Retirer le modèle/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

it('lists templates with what sends them, and where a language is missing', async () => {
  const { shipped: _, variables: _v, needsSecondPerson: _n, mostSegments: _m, ...listed } = template;
  answering(() => ({
    body: {
      templates: [
        { ...listed, gaps: ['en'], faults: 1 },
        { ...listed, code: 'R16', hasDraft: false, gaps: [], faults: 0 },
      ],
    },
  }));
  await show(<TemplateList />, '/comms/templates');
  expect(await screen.findByText('Incomplet : anglais')).toBeTruthy();
  expect(screen.getAllByText('Client · Transactionnel')).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'R16');
  await waitFor(() => expect(screen.queryByText(/^R15/)).toBeNull());
});
