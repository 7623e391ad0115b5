import { given, type Past } from '@jurilien/event-sourcing/testing';
import { assignAccountManager } from './assign-account-manager.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const managerId = '018f0000-0000-7000-8000-0000000000a1';
const registered: Past[number] = [
  'ProfessionalRegistered',
  { professionalId, title: 'lawyer', name: 'Anne Roy', province: 'QC', lang: 'fr', email: 'anne@exemple.ca', phoneNumber: '+15145550101' },
];
const assigned: Past[number] = ['AccountManagerAssigned', { professionalId, managerId }];
const past = (...steps: Past) => given({ professional: steps });

describe('an account manager', () => {
  it('is given, changed and taken back', () => {
    expect(past(registered).when(assignAccountManager, { professionalId, managerId }).events()).toEqual({
      professional: [{ type: 'AccountManagerAssigned', data: { professionalId, managerId } }],
    });
    expect(past(registered, assigned).when(assignAccountManager, { professionalId, managerId: null }).types()).toEqual({
      professional: ['AccountManagerAssigned'],
    });
  });
  it('is not given twice', () => {
    expect(past(registered, assigned).when(assignAccountManager, { professionalId, managerId }).types()).toEqual({});
    expect(past(registered).when(assignAccountManager, { professionalId, managerId: null }).types()).toEqual({});
  });
  it('is refused for someone who is not here', () =>
    expect(past().when(assignAccountManager, { professionalId, managerId }).refusal()).toBe('NOT_FOUND: professional'));
});
