import { shippedSet } from '@jurilien/reference';
import { fieldsOf } from '../../public-site/src/features/intake/questions/fields';
import { keptSet, keptVersion } from '../../public-site/src/features/intake/questions/kept-version';

describe('a form that started under a version of the questions', () => {
  const set = { ...shippedSet('family')!, version: 2 };
  it('keeps it in its draft and names it when it is sent', () => {
    const raw = { lawyerType: 'family', ...keptSet(set) };
    expect(keptVersion(raw, 'family')).toBe(2);
    expect(fieldsOf(raw)['questionSetVersion']).toBe(2);
  });
  it('names none of another field, of before the field was known, or that was tampered with', () => {
    expect(fieldsOf({ lawyerType: 'housing', ...keptSet(set) })).not.toHaveProperty('questionSetVersion');
    expect(fieldsOf({ lawyerType: 'family', ...keptSet(null) })).not.toHaveProperty('questionSetVersion');
    expect(fieldsOf({ lawyerType: 'family', questionSet: 'family@2; drop' })).not.toHaveProperty('questionSetVersion');
  });
});
