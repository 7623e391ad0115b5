import { preset } from '../../public-site/src/features/intake/wizard/preset';

const read = (query: string) => preset(new URLSearchParams(query));

describe('what an address fills in beforehand', () => {
  it('takes every criterion of a search into the request', () =>
    expect(
      read('domaine=family&region=06&langue=en&tarif=2&budget=3&aussi=distance&aussi=consult&aussi=aj&aussi=mediator&aussi=paralegal'),
    ).toEqual({
      lawyerType: 'family',
      province: 'QC',
      region: '06',
      lang: 'en',
      rate: '2',
      budget: '3',
      juridicalHelp: 'yes',
      mediator: 'yes',
      paralegal: 'yes',
      acceptDistance: 'yes',
      helpKind: 'consult',
    }));
  it('keeps what it read before: a province alone, legal aid', () =>
    expect(read('province=ON&aj=1')).toEqual({ province: 'ON', juridicalHelp: 'yes' }));
  it('lets the region decide the province', () => expect(read('province=ON&region=06')).toEqual({ province: 'QC', region: '06' }));
  it('takes a task of the catalogue: its field, the kind of help, and the words to go on with', () => {
    expect(read('tache=lease-review&langue=en')).toEqual({
      lawyerType: 'housing',
      lang: 'en',
      helpKind: 'small',
      description: 'Review of a lease before you sign. ',
    });
    expect(read('tache=consultation&langue=fr')).toMatchObject({ helpKind: 'consult', description: 'Consultation de 30 minutes. ' });
    expect(read('tache=gold')).toEqual({});
  });
  it('passes over what it does not know', () =>
    expect(read('domaine=love&region=99&langue=es&tarif=9&budget=7&aussi=gold&pro=1&province=BC')).toEqual({}));
});
