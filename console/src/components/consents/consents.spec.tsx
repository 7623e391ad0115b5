import { shippedDocument } from '@jurilien/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import { ConsentHistory } from './ConsentHistory';
import { SaidOnPhone } from './SaidOnPhone';

const id = '018f0000-0000-7000-8000-0000000000aa';
const at = '2026-11-30T15:00:00.000Z';
const nameOf = (who: string) => (who === 'staff-1' ? 'Anne Équipe' : who);

describe('the history of consents', () => {
  it('says of each moment the address, the words, the basis and its end, and what proves it', async () => {
    answering(() => ({}));
    const text = { document: 'consent-script', version: 1, lang: 'fr', sentence: 'Voulez-vous nos nouveautés?' } as const;
    await show(
      <ConsentHistory
        nameOf={nameOf}
        moments={[
          { at, channel: 'email', what: 'marketing', happened: 'withdrawn', how: 'one-click' },
          {
            at,
            channel: 'email',
            what: 'marketing',
            happened: 'given',
            how: 'call',
            basis: 'express',
            text,
            evidence: 'call staff-1',
            consentId: 'h/2',
          },
          {
            at,
            channel: 'sms',
            what: 'marketing',
            happened: 'given',
            how: 'system',
            basis: 'implied-contract',
            until: '2028-11-29T15:00:00.000Z',
            evidence: 'purchase p-1',
            consentId: 'h/1',
          },
        ]}
      />,
    );
    const [ended, given, implied] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(ended).toContain('un clic dans le courriel');
    for (const part of [
      'lu par Anne Équipe',
      'Choix de messages lus au téléphone, version 1',
      'Voulez-vous nos nouveautés?',
      'accord no 2',
    ])
      expect(given).toContain(part);
    for (const part of ['tacite, après un achat', 'jusqu’au 29', 'purchase p-1']) expect(implied).toContain(part);
  });
  it('says when there is nothing', async () => {
    answering(() => ({}));
    await show(<ConsentHistory nameOf={nameOf} moments={[]} />);
    expect(screen.getByText('Rien n’est inscrit à ces adresses.')).toBeTruthy();
  });
});

describe('a choice said on the phone', () => {
  const script = { ...shippedDocument('consent-script'), version: 3 };
  const begin = async (answer: { status?: number; body?: unknown } = { status: 204 }) => {
    const asked = answering(({ method, path }) => {
      if (path.startsWith('/api/public/legal/consent-script')) return { body: script };
      return method === 'POST' ? answer : {};
    });
    await show(<SaidOnPhone of={{ leadId: id }} proven={['email']} lang="en" />);
    await userEvent.click(screen.getByRole('button', { name: 'Inscrire un choix dit au téléphone' }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      dialog,
      sent: () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
      choose: (name: string | RegExp) => userEvent.click(dialog.getByRole('radio', { name })),
      because: (reason: string) => userEvent.type(dialog.getByRole('textbox'), reason),
      act: () => dialog.queryByRole('button', { name: 'Inscrire un choix dit au téléphone' }),
    };
  };

  it('is the script in force, in the language of the person, and kept with the answer', async () => {
    const { dialog, sent, because, act } = await begin();
    expect(await dialog.findByText(/send you its news and advice by e-mail/)).toBeTruthy();
    await because('Appel de la personne');
    await userEvent.click(act()!);
    const said = {
      channel: 'email',
      class: 'marketing',
      granted: true,
      shown: 'consent-script/3/en',
      lang: 'en',
      reason: 'Appel de la personne',
    };
    await waitFor(() => expect(sent()).toEqual([[`/api/leads/${id}/consents`, said]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('is a no at an address that no one has proven, and never a yes', async () => {
    const { dialog, sent, choose, because, act } = await begin();
    await choose('Texto');
    expect(await dialog.findByText(/n’a pas encore confirmé cette adresse/)).toBeTruthy();
    expect(act()).toBeNull();
    await choose('Non, plus de ces messages');
    expect(dialog.queryByText(/by text message/)).toBeNull();
    await because('Appel de la personne');
    await userEvent.click(act()!);
    const said = { channel: 'sms', class: 'marketing', granted: false, lang: 'en', reason: 'Appel de la personne' };
    await waitFor(() => expect(sent()).toEqual([[`/api/leads/${id}/consents`, said]]));
  });
  it('says what the person alone can undo', async () => {
    const { dialog, because, act } = await begin({ status: 409, body: { code: 'SUPPRESSED', detail: 'address-complained' } });
    await because('Appel de la personne');
    await waitFor(() => expect(act()).not.toBeNull());
    await userEvent.click(act()!);
    expect((await dialog.findByRole('alert')).textContent).toContain('elle seule peut revenir');
  });
});
