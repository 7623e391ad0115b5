import { screen } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import type { Opened, SharedProps } from './opened';
import { Shared } from './shared';

const DOCUMENT: NonNullable<Opened['document']> = {
  id: 'd1',
  name: 'Entente.pdf',
  type: 'pdf',
  bytes: 1_572_864,
  at: '2026-11-27T15:00:00.000Z',
  by: 'professional',
  byName: 'Me Camille Roy',
  own: false,
  viewable: true,
  shares: [],
  opened: [],
  available: {},
};
const REQUEST: NonNullable<Opened['request']> = {
  requestId: 'r1',
  leadId: 'l1',
  by: 'professional',
  byName: 'Me Camille Roy',
  askedAt: '2026-11-27T15:00:00.000Z',
  dueOn: '2026-12-15',
  state: 'PartlyFulfilled',
  note: 'Les trois dernières années, si possible.',
  items: [
    { itemId: 'i1', label: 'Talons de paie', documentIds: [] },
    { itemId: 'i2', label: 'Avis de cotisation', receivedAt: '2026-11-28T15:00:00.000Z', documentIds: ['d2'] },
  ],
  available: { UploadDocument: true },
};
const OPENED: Opened = {
  serverNow: '2026-11-29T15:00:00.000Z',
  lang: 'fr',
  kind: 'document',
  standing: 'open',
  from: 'professional',
  reader: 'client',
  steppedUp: true,
};
const props = (opened: Partial<Opened>, over: Partial<SharedProps> = {}): SharedProps => ({
  opened: { ...OPENED, ...opened },
  token: 'tok',
  viewId: 'v1',
  commandId: 'c1',
  errors: {},
  refused: { itemId: null },
  reported: false,
  ...over,
});

describe('a shared document', () => {
  it('says from whom it comes, is shown by its script, and is taken home by a link', () => {
    show(<Shared {...props({ document: DOCUMENT })} />, '/document/tok');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entente.pdf');
    expect(plain(document.querySelector('.lead')!.textContent)).toBe('Envoyé par Me Camille Roy');
    expect(screen.getByText('Télécharger Entente.pdf').getAttribute('href')).toBe('/document/tok/fichier?as=download');
    const form = document.querySelector<HTMLFormElement>('form[data-viewer=now]')!;
    expect([form.dataset.url, form.dataset.type]).toEqual(['/document/tok/fichier?as=view', 'pdf']);
    expect(new FormData(form).get('viewId')).toBe('v1');
  });
  it('is only downloaded where a page cannot show it', () => {
    show(<Shared {...props({ document: { ...DOCUMENT, type: 'docx', viewable: false } })} />, '/en/document/tok');
    expect(document.querySelector('form[data-viewer]')).toBeNull();
    expect(screen.getByText(/download it to open it/)).toBeTruthy();
  });
  it('can be given back by who was not meant', () => {
    show(<Shared {...props({ document: DOCUMENT })} />, '/en/document/tok');
    expect(screen.getByText('It is not for me').getAttribute('value')).toBe('erreur');
  });
});

describe('a link that opens nothing any more', () => {
  it.each([
    ['unshared', 'Ce document n’est plus partagé', 'This document is no longer shared'],
    ['deleted', 'Ce document a été supprimé', 'This document has been deleted'],
    ['cancelled', 'Ces documents ne sont plus demandés', 'These documents are no longer requested'],
    ['ended', 'Ce lien n’ouvre plus rien', 'This link no longer opens anything'],
    ['reported', 'L’accès est fermé', 'Access is closed'],
  ] as const)('says which of the reasons it is: %s', (standing, fr, en) => {
    const page = show(<Shared {...props({ standing })} />, '/document/tok');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(fr);
    page.unmount();
    show(<Shared {...props({ standing })} />, '/en/document/tok');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en);
    expect(document.querySelector('form, input[type=file]')).toBeNull();
  });
  it('thanks who just reported it', () => {
    show(<Shared {...props({ standing: 'reported' }, { reported: true })} />, '/en/document/tok');
    expect(screen.getByRole('status').textContent).toMatch(/^Thank you/);
  });
});

describe('documents that are asked for', () => {
  const shown = { kind: 'request', request: REQUEST, room: { left: 8, maxBytes: 1, kinds: [] } } as const;
  it('each have their own place, with what has come and until when', () => {
    show(<Shared {...props(shown)} />, '/document/tok');
    expect(plain(document.querySelector('main, body')!.textContent)).toContain('1 sur 2 reçus');
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-documents]')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/brouillon/documents?t=tok&piece=r1.i1',
      '/brouillon/documents?t=tok&piece=r1.i2',
    ]);
    expect(screen.getByLabelText('Ajouter : Talons de paie')).toBeTruthy();
    expect(forms[0]!.dataset.max).toBe('8');
  });
  it('say at the field why a file was not taken', () => {
    show(<Shared {...props(shown, { refused: { itemId: 'i1', text: 'Too large' } })} />, '/en/document/tok');
    expect(document.getElementById('file-i1')!.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('file-i2')!.getAttribute('aria-invalid')).toBeNull();
  });
  it('may still come after their date', () => {
    show(<Shared {...props({ ...shown, request: { ...REQUEST, state: 'Overdue' } })} />, '/en/document/tok');
    expect(plain(document.querySelector('.notice.warning')!.textContent)).toMatch(/has passed: you can still send them/);
  });
  it('are not asked again once all have come', () => {
    const request = { ...REQUEST, state: 'Fulfilled' as const, available: {} };
    show(<Shared {...props({ ...shown, request })} />, '/en/document/tok');
    expect(screen.getByRole('status').textContent).toMatch(/Everything has been received/);
    expect(document.querySelector('form[data-documents]')).toBeNull();
  });
});
