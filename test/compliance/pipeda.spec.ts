import { contractOf } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { given } from '@jurilien/event-sourcing/testing';
import { RECOURSE_WORDS, recourseOf } from '@jurilien/reference';
import { submitLead } from '../../libs/lead/src/decisions/intake/submit-lead.js';
import { form, leadId } from '../../libs/lead/src/testing.js';

/** The five things the form of the original asks for. */
const { clientName, email, phoneNumber, description, othersInvolved } = form;
const FIVE = { clientName, email, phoneNumber, description, othersInvolved };
const CONSENTS = { sharing: true, contact: true };
const anon = { actor: { kind: 'anon', id: 'anon' } } as const;

// 5.4: PIPEDA. PIP-2 stands with incidents.
describe('a refusal', () => {
  it('PIP-1: names the authority of the province where the person lives, with how it is reached', () => {
    for (const [province, recourse, address] of [
      ['QC', 'CAI', 'www.cai.gouv.qc.ca'],
      ['ON', 'OPC', 'www.priv.gc.ca'],
    ] as const) {
      expect(recourseOf(province)).toBe(recourse);
      for (const lang of ['fr', 'en'] as const) expect(RECOURSE_WORDS[recourse][lang]).toContain(address);
    }
  });
});

describe('meaningful consent and no over-collection', () => {
  it('PIP-3: a request needs the five answers of the original form and two consents, and nothing else', () => {
    const body = contractOf('POST /api/public/requests')!.body!;
    const asked = { leadId, form: 'request', lang: 'fr', website: '', consents: CONSENTS, fields: FIVE };
    expect(body.safeParse(asked).error?.issues ?? []).toEqual([]);
    const send = (fields: object, consents: object = CONSENTS) =>
      given().when(submitLead, { leadId, form: 'request', channel: 'web', lang: 'fr', consents, ...fields } as never, anon);
    expect(send(FIVE).types()['lead']).toContain('LeadSubmitted');
    for (const field of Object.keys(FIVE)) expect(refused(() => send({ ...FIVE, [field]: undefined }).events())).toEqual([field]);
    for (const consent of Object.keys(CONSENTS))
      expect(refused(() => send(FIVE, { ...CONSENTS, [consent]: false }).events())).toEqual([`consents.${consent}`]);
  });
});

/** The fields that a refusal names. */
function refused(act: () => unknown): string[] {
  try {
    act();
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.fields.map(({ field }) => field);
  }
}
