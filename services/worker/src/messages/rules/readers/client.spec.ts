import type { Finder } from '@jurilien/automation';
import { ERASED, fold } from '@jurilien/event-sourcing';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import { lead, type LeadState } from '@jurilien/lead';
import { draft, form, leadId, personId, queued } from '@jurilien/lead/testing';
import { client } from './client.js';

const after = (past: Past): LeadState => fold(lead, recorded(lead, leadId, past));
const begun = (resumeEmail: unknown): LeadState => ({ ...after(draft), draft: { answers: { resumeEmail } } }) as unknown as LeadState;
const readerOf = (request: LeadState) => client({ about: { leadId }, state: () => Promise.resolve(request) } as unknown as Finder);

describe('the client of a request', () => {
  it('is reached at what the request says', async () =>
    expect(await readerOf(after(queued))).toEqual({
      ...{ kind: 'client', id: personId, lang: 'fr', zone: 'America/Toronto', leadId },
      addresses: { email: form.email, sms: form.phoneNumber },
    }));
  it('is reached, before it is sent, at the address to which they wanted the draft sent', async () =>
    expect(await readerOf(begun('ana@exemple.ca'))).toMatchObject({ id: personId, addresses: { email: 'ana@exemple.ca' } }));
  it('is not reached where there is no address, or it was erased', async () => {
    for (const typed of ['ana', undefined]) expect(await readerOf(begun(typed))).toBeUndefined();
    expect(await readerOf({ ...after(queued), email: ERASED })).toBeUndefined();
  });
});
