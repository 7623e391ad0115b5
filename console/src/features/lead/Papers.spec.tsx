import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, show } from '../../page.testing';
import type { Lead } from './lead';
import { Papers } from './Papers';

const lead = { id: '018f0000-0000-7000-8000-000000000002', code: 'K7M2' } as Lead;

describe('generated papers on a request', () => {
  it('are downloaded in the language of the client, one by one', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const asked = answering(() => ({ body: {} }));
    await show(<Papers lead={lead} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reçu des consentements (PDF)' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual([`/api/leads/${lead.id}/papers/consentReceipt?as=pdf`]));
  });
  it('say what stands in the way', async () => {
    answering(() => ({ status: 409, body: { code: 'WRONG_STATE', detail: 'person-erased' } }));
    await show(<Papers lead={lead} />);
    await userEvent.click(screen.getByRole('button', { name: 'Résumé de la demande (PDF)' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
  it('are there once a request was sent', async () => {
    answering(() => ({ body: {} }));
    await show(<Papers lead={{ ...lead, code: undefined } as unknown as Lead} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
