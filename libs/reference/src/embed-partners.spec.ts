import { embedPartners } from './embed-partners.js';

describe('partners that frame the form', () => {
  it('are read with their origins', () =>
    expect([...embedPartners('clinic=https://clinic.example,https://www.clinic.example  demo=http://localhost:3100')]).toEqual([
      ['clinic', ['https://clinic.example', 'https://www.clinic.example']],
      ['demo', ['http://localhost:3100']],
    ]));
  it('may be no one', () => expect(embedPartners('').size).toBe(0));
  it.each([
    'clinic',
    'clinic=',
    'clinic=http://clinic.example',
    'clinic=https://clinic.example/page',
    'Clinic!=https://clinic.example',
    'clinic=https://clinic.example;script-src',
    'clinic=*',
  ])('are refused as %s', (text) => expect(() => embedPartners(text)).toThrow('expected a code'));
});
