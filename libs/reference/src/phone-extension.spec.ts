import { splitExtension } from './phone-extension.js';

describe('an extension after a phone number', () => {
  it.each([
    '514-555-0123 poste 12',
    '514-555-0123, poste 12',
    '514-555-0123 (poste 12)',
    '514-555-0123 Poste : 12',
    '514-555-0123 poste no 12',
    '514-555-0123 ext. 12',
    '514-555-0123 ext 12',
    '514-555-0123 Ext.12',
    '514-555-0123, extension 12',
    '514-555-0123 x12',
    '514-555-0123x12',
    '514-555-0123 x 12',
    '514-555-0123 #12',
    '514-555-0123 # 12',
    '514-555-0123 p. 12',
    '514-555-0123 local 12',
  ])('is read in « %s »', (typed) => expect(splitExtension(typed)).toEqual({ number: '514-555-0123', extension: '12' }));
  it.each(['514-555-0123', '+1 514 555 0123', '(514) 555-0123', '5145550123', 'poste 12', '', 'x'.repeat(5_000), '1 '.repeat(5_000)])(
    'is not found in « %s »',
    (typed) => expect(splitExtension(typed)).toEqual({ number: typed.trim() }),
  );
  it('keeps the number as it was typed', () =>
    expect(splitExtension('(819) 555-0101 poste 4021')).toEqual({ number: '(819) 555-0101', extension: '4021' }));
});
