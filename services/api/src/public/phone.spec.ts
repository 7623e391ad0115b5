import type { Settings } from '@jurilien/runtime';
import { e164, withPhone as read } from './phone.js';

const withPhone = (fields: Record<string, unknown>) => read({ SMS_UNITED_STATES: false } as unknown as Settings, fields);

describe('the phone of a request', () => {
  it.each(['514 555-0123 poste 12', '(514) 555-0123 ext. 12', '514-555-0123x12', '+1 514 555 0123 #12', '5145550123, extension 12'])(
    '« %s »: the number texts may go to, and apart from it the extension for who calls',
    (phoneNumber) =>
      expect(withPhone({ phoneNumber, email: 'a@b.ca' })).toEqual({ phoneNumber: '+15145550123', phoneExtension: '12', email: 'a@b.ca' }),
  );
  it('has no extension where none was typed, and stays as typed when it is no number', () => {
    expect(withPhone({ phoneNumber: '514 555-0123' })).toEqual({ phoneNumber: '+15145550123' });
    expect(e164('poste 12')).toBe('poste 12');
    expect(withPhone({ email: 'a@b.ca' })).toEqual({ email: 'a@b.ca' });
  });
});
