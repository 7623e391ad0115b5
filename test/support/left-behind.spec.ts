import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { textOfFolder, wordsIn } from './left-behind.js';

const WORD = 'Zqcanari Quenneville';

describe('looking for a word in what was left behind', () => {
  it.each([
    ['as it is', `Bonjour ${WORD}, merci`],
    ['in another case', WORD.toUpperCase()],
    ['in an address of a page', `/suivi?nom=${encodeURIComponent(WORD)}`],
    ['in hex', `\\x${Buffer.from(`é${WORD}`).toString('hex')}`],
    ...['', 'a', 'ab', 'abc', 'é?>'].flatMap((before) => [
      [`in base64 after "${before}"`, Buffer.from(`${before}${WORD}???`).toString('base64')],
      [`in base64 of addresses after "${before}"`, Buffer.from(`${before}${WORD}`).toString('base64url')],
    ]),
  ])('finds it %s', (_, text) => {
    expect(wordsIn(text!, ['zqautre', WORD])).toEqual([WORD]);
  });

  it('finds nothing in what does not have it', () => {
    expect(wordsIn(`Zqcanari, Quenneville ${Buffer.from('Zqcanari').toString('base64')}`, [WORD])).toEqual([]);
  });

  it('reads every file of a folder, packed ones too, and their names', async () => {
    const home = await mkdtemp(join(tmpdir(), 'jurilien-left-'));
    await mkdir(join(home, 'a', 'b'), { recursive: true });
    await writeFile(join(home, 'a', 'b', 'rows.jsonl.gz'), gzipSync(`{"name":"${WORD}"}`));
    await writeFile(join(home, 'zqnom.txt'), Buffer.from([0xff, 0x00, 0x7a, 0x71]));
    const text = await textOfFolder(home);
    expect(wordsIn(text, [WORD, 'zqnom', 'zqautre'])).toEqual([WORD, 'zqnom']);
    await rm(home, { recursive: true });
  });
});
