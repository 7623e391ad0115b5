import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, plain, show } from '../../testing/show.testing';
import { OneAutomation } from './automation';
import type { Automation, Automations } from './types';

const of: Automations = {
  professionalId: 'p1',
  lang: 'fr',
  actions: ['SaveProfessionalAutomation'],
  automations: [],
  limits: {
    text: 480,
    hours: { least: 1, most: 24 },
    variables: { fr: { prenom: 'firstName', code: 'code', nom: 'proName' }, en: { firstName: 'firstName', code: 'code', name: 'proName' } },
  },
  autoClaim: false,
  topUp: false,
  serverNow: '2026-11-02T15:00:00.000Z',
};
const welcome: Automation = { kind: 'welcomeMessage', enabled: false, texts: {}, versions: [], sent: 0, notSent: 0, waiting: 0 };
const asked = jest.fn();
const one = (automation: Partial<Automation> = {}, more: Partial<Automations> = {}, path = '/en/automations') =>
  show(<OneAutomation automation={{ ...welcome, ...automation }} of={{ ...of, ...more }} reload={() => Promise.resolve()} />, path);
/** What the page asked of the API, and what it is answered. */
const answering = (status: number, body: unknown): void => {
  globalThis.fetch = ((_path: string, init: { body: string }) => {
    asked(JSON.parse(init.body));
    return Promise.resolve(answer(status, body));
  }) as never;
};

describe('one automation', () => {
  beforeEach(() => asked.mockClear());

  it('starts from suggested words in both languages, and is off', () => {
    one();
    expect((screen.getByLabelText('Text in French') as HTMLTextAreaElement).value).toContain('{prenom}');
    expect((screen.getByLabelText('Text in English') as HTMLTextAreaElement).value).toContain('{firstName}');
    expect((screen.getByLabelText('Switch on') as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('Not sent yet.')).toBeDefined();
  });

  it('writes a variable where the cursor is', () => {
    one({ kind: 'followUp3d', texts: { en: 'Hello , welcome' }, versions: [{ enabled: false, texts: {}, at: of.serverNow }] });
    const box = screen.getByLabelText('Text in English') as HTMLTextAreaElement;
    box.setSelectionRange(6, 6);
    fireEvent.click(screen.getByRole('button', { name: 'Insert: client’s first name (Text in English)' }));
    expect(box.value).toBe('Hello {firstName}, welcome');
  });

  it('sends what was typed, and shows what is wrong at its field', async () => {
    answering(422, { code: 'VALIDATION', errors: [{ field: 'texts.fr', message: 'wording-superlative:Le meilleur' }] });
    one();
    fireEvent.click(screen.getByLabelText('Switch on'));
    fireEvent.change(screen.getByLabelText('Text in French'), { target: { value: 'Le meilleur' } });
    fireEvent.change(screen.getByLabelText('Text in English'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0][0].payload).toEqual({
      professionalId: 'p1',
      kind: 'welcomeMessage',
      enabled: true,
      texts: { fr: 'Le meilleur' },
    });
    const box = screen.getByLabelText('Text in French');
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(box.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent).toContain('no superlatives');
  });

  it('shows how it would read, saved or not', async () => {
    const sms = { text: 'Me Roy (K7M2), message automatique : Bonjour', segments: 2 };
    answering(200, {
      previews: [
        { lang: 'fr', sms, email: { subject: 'S', text: 'T' } },
        { lang: 'fr', code: 'ABCD', sms, email: { subject: 'S', text: 'T' } },
      ],
    });
    one({ kind: 'followUp10d' });
    fireEvent.click(screen.getByRole('button', { name: 'Preview: Follow-up after 10 days' }));
    const shown = await screen.findByRole('region', { name: 'Preview: Follow-up after 10 days' });
    expect(plain(within(shown).getByText(/newest accepted request/).textContent)).toBe('Your newest accepted request (ABCD)');
    expect(within(shown).getAllByText(/2 segments/)).toHaveLength(2);
    expect(asked.mock.calls[0][0]).toMatchObject({ kind: 'followUp10d', texts: { fr: expect.stringContaining('{prenom}') } });
  });

  it('says how often it was sent and when last, and why one was not', () => {
    one({ enabled: true, sent: 12, lastSentAt: '2026-11-02T15:00:00.000Z', notSent: 1, lastCode: 'Z14', waiting: 2 });
    const counts = plain(document.querySelector('.automation-counts')!.textContent);
    expect(counts).toMatch(
      /^Sent 12 times, last on .*November 2.*\. Planned for 2 requests\. Not sent once: you have no text in the client’s language\.$/,
    );
  });

  it('lists what it said before, in the language it was written in', () => {
    const version = (fr: string, at: string) => ({ enabled: true, texts: { fr }, at });
    one({ versions: [version('Nouveau', '2026-11-02T15:00:00.000Z'), version('Ancien', '2026-10-01T15:00:00.000Z')] });
    expect(screen.getByText('Ancien').getAttribute('lang')).toBe('fr-CA');
    expect(screen.queryByText('Nouveau', { selector: '.said-before' })).toBeNull();
  });

  it('asks for hours of a reminder to oneself and for one note, and for days of an absence', () => {
    one({ kind: 'selfReminder' }, {}, '/automatisations');
    expect(screen.getByLabelText('Après combien d’heures ouvrables')).toBeDefined();
    expect(screen.getByLabelText('Votre note')).toBeDefined();
    expect(screen.queryByLabelText('Texte en anglais')).toBeNull();
  });

  it('says that a longer pause stays', () => {
    one({ kind: 'outOfOffice', enabled: true }, { pause: {} });
    expect(screen.getByLabelText('First day away')).toBeDefined();
    expect(screen.getByText(/A pause without an end date is already in effect/)).toBeDefined();
  });
});
