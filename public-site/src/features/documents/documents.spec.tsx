import { cleanup, screen } from '@testing-library/react';
import { figuresWith, plain, show } from '../../testing/show.testing';
import { Documents } from '.';

const document_ = (id: string) => ({ id, name: `${id}.pdf`, type: 'pdf', bytes: 1_572_864, at: '2026-11-27T15:00:00.000Z' });
const form = (): HTMLFormElement => document.querySelector('form')!;

describe('documents of a request', () => {
  it('are listed with their kind and size, each with its own button to take it away', () => {
    show(<Documents documents={[document_('a'), { ...document_('b'), name: undefined }]} of="tok" />);
    const rows = [...document.querySelectorAll('.documents-list li')];
    expect(rows.map((row) => plain(row.querySelector('[data-state]')!.textContent))).toEqual(['PDF · 1.5 MB', 'PDF · 1.5 MB']);
    expect([...document.querySelectorAll<HTMLButtonElement>('button[name=remove]')].map((b) => b.value)).toEqual(['a', 'b']);
    expect(screen.getByLabelText(/a\.pdf/)).toBeTruthy();
  });
  it('belong to the link they were opened with, of the page or of its address', () => {
    show(<Documents documents={[]} of="a b" />);
    expect(form().getAttribute('action')).toBe('/brouillon/documents?t=a+b');
    cleanup();
    show(<Documents documents={[]} />, '/en/request?t=xyz');
    expect(form().getAttribute('action')).toBe('/brouillon/documents?t=xyz');
    expect(form().dataset.documents).toBe('/brouillon/documents?t=xyz&langue=en');
    expect(document.querySelector('input[name=retour]')).toHaveProperty('value', '/en/request?t=xyz');
  });
  it('belong to the draft of the browser where there is no link', () => {
    show(<Documents documents={[]} place={2} />, '/demande');
    expect([form().getAttribute('action'), form().dataset.documents]).toEqual(['/brouillon/documents', '/brouillon/documents?langue=fr']);
    expect(document.querySelector('input[name=etape]')).toHaveProperty('value', '2');
  });
  it('take no more than their number', () => {
    const three = ['a', 'b', 'c'].map(document_);
    show(<Documents documents={three} />, '/en/', figuresWith({ 'lead.files.max': 4 }));
    expect(form().dataset.max).toBe('4');
    expect(document.querySelector('input[type=file]')).not.toBeNull();
    cleanup();
    show(<Documents documents={three} />, '/en/', figuresWith({ 'lead.files.max': 3 }));
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
  it.each([
    ['/demande', 'Jusqu’à 7 fichiers de 12 Mo'],
    ['/en/request', 'Up to 7 files of 12 MB'],
  ])('state the limits in force, at %s', (path, said) => {
    show(<Documents documents={[]} />, path, figuresWith({ 'lead.files.max': 7, 'lead.files.fileMb': 12 }));
    expect(plain(document.getElementById('file-hint')!.textContent)).toContain(said);
  });
  it('say why the last one was not taken, at the field', () => {
    show(<Documents documents={[]} refused="Too large" />);
    const file = document.querySelector('input[type=file]')!;
    expect([file.getAttribute('aria-invalid'), file.getAttribute('aria-describedby')]).toEqual(['true', 'file-hint file-error']);
    expect(screen.getByRole('alert').textContent).toBe('Too large');
  });
});
