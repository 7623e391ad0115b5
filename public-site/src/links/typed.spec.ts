import { typedIn } from './personal.server';

const form = (...entries: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('what goes along while a code is asked for', () => {
  it('is what was typed, every value of it, and nothing of the press or the code', () =>
    expect(
      typedIn(
        form(
          ...([
            ['commandId', 'c'],
            ['go', 'change'],
            ['stepCode', '123456'],
            ['description', 'Deux\r\nlignes'],
            ['again', 'a1'],
            ['again', 'a2'],
            ['how', ''],
          ] as const),
        ),
      ),
    ).toEqual({ description: 'Deux\nlignes', again: ['a1', 'a2'], how: '' }));
  it('is nothing where only the code was asked for or typed', () =>
    expect(typedIn(form(['go', 'step-verify'], ['stepCode', '123456'], ['commandId', 'c']))).toBeUndefined());
});
