import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from '@jurilien/runtime';
import { refuseMalformedIds } from './command-ids.js';

const { decisions } = registryOf(contexts);
const id = '018f2a10-0000-7000-8000-00000000000a';
const fields = (name: string, payload: object): readonly string[] => {
  try {
    refuseMalformedIds(decisions.get(name)!, payload as Record<string, unknown>);
    return [];
  } catch (error) {
    return (error as { fields: { field: string }[] }).fields.map((f) => f.field);
  }
};

it.each([
  ['SendMessage', { threadId: 'abc', leadId: '@', recipientId: '@' }, ['recipientId', 'leadId']],
  ['OpenCreditAccount', { professionalId: 'poison' }, ['professionalId']],
  ['OfferLeadManually', { leadId: 'x', professionalIds: [], checked: {} }, ['leadId']],
  ['OfferLeadManually', { leadId: id, professionalIds: [id, 'x'] }, ['professionalIds']],
  ['DecideManualOffer', { leadId: 'x', proposalId: id, approved: false }, ['leadId']],
  ['AssignLead', { leadId: id, assigneeId: { toString: 1 } }, ['assigneeId']],
  ['AssignLead', { leadId: id.toUpperCase(), assigneeId: null }, ['leadId']],
])('%s is refused at the field before anything is looked up: %j', (name, payload, wrong) => {
  expect(new Set(fields(name, payload))).toEqual(new Set(wrong));
});

it('leaves to the decision what is missing, and what is no id', () => {
  expect(fields('SendMessage', { messageId: id, body: 7 })).toEqual([]);
  expect(fields('AssignLead', { leadId: id, assigneeId: null })).toEqual([]);
});
