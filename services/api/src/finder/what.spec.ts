import { kindOf } from './what.js';

it.each([
  ['514 555-0101', 'phone', '+15145550101'],
  ['(418) 555-0123', 'phone', '+14185550123'],
  ['+1 438 555 0177', 'phone', '+14385550177'],
  ['0101', 'digits', '0101'],
  ['200001', 'digits', '200001'],
  ['Marie@Exemple.CA', 'email', 'Marie@Exemple.CA'],
  ['marie@', 'text', 'marie@'],
  ['k7m2', 'code', 'K7M2'],
  ['MARC', 'text', 'MARC'],
  ['Élise Roy', 'text', 'Élise Roy'],
  [' 018F0000-0000-7000-8000-000000000001 ', 'uuid', '018f0000-0000-7000-8000-000000000001'],
  ['12', 'text', '12'],
])('%s is a %s', (typed, kind, text) => expect(kindOf(typed)).toEqual({ kind, text }));
