import { lead } from '@jurilien/lead';
import { LAWYER_TYPES } from '@jurilien/reference';
import { criminalFileOf } from '@jurilien/processes';
import { FIELDS } from '../../public-site/src/features/intake/questions/field-list';

// proves: item 10 (what 3.1 gives after acceptance is given, or not asked)
const shown = (lawyerType: string, hasCriminalFile: boolean | null): boolean | undefined =>
  criminalFileOf({ ...lead.initial, facts: { ...lead.initial.facts, lawyerType, hasCriminalFile } });

describe('the question whether there is a criminal file', () => {
  it.each(LAWYER_TYPES.map(({ code }) => code))('%s: is asked exactly where its answer is given to who accepted', (code) => {
    const asked = FIELDS.hasCriminalFile!.only!({ lawyerType: code });
    for (const answer of [true, false]) expect(shown(code, answer)).toBe(asked ? answer : undefined);
  });
  it('says nothing where it was left open, and is asked somewhere', () => {
    expect(shown('labour', null)).toBeUndefined();
    expect(shown('labour', true)).toBe(true);
  });
});
