import { globSync, readFileSync } from 'node:fs';

/** A space and the colon of French between two values: English takes the colon alone, so `COLON` of the console's format says it. */
const spaced = (line: string): boolean => /[)}] :(?: ?[{$]|<\/)/.test(line) && !line.includes('?') && !/^[)}:]/.test(line.trim());

describe('colons between two values of the console', () => {
  it.each([
    ["<strong>{t('leadCredits.doubts')} :</strong>", true],
    ["aria-label={`${t('lead.reveal')} : ${name}`}", true],
    ["{t('leadCredits.doubts') + COLON}", false],
    ['<Box sx={narrow ? { top: 2 } : {}}>', false],
  ])('%s', (line, found) => expect(spaced(line)).toBe(found));

  it('are the ones of the language', () => {
    const files = globSync('console/src/**/*.tsx', { cwd: process.cwd() });
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (spaced(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
