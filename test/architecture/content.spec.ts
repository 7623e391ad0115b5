import { checkTexts, type TextFile } from '../../public-site/src/features/articles/check';
import { anchorOf, readBlocks, readLine, Unreadable } from '../../public-site/src/features/articles/markdown';
import { sentencesOf } from '../../public-site/src/features/articles/problems';

const TODAY = '2026-11-22';
const sentence = 'Un bail dit combien on paie et pour quel logement [1] [2] [3] [4].';
const long = (n: number): string => Array.from({ length: n }, () => sentence).join(' ');

/** A text without a fault; what a canary changes is written over it. */
const text = (lang: 'fr' | 'en', change: (source: string) => string = (s) => s): TextFile => ({
  collection: 'guides',
  file: `bail.${lang}.md`,
  source: change(`---
id: bail
slug: ${lang === 'fr' ? 'le-bail' : 'the-lease'}
title: Le bail
description: ${'Ce que dit le bail, ce qu’il ne peut pas dire et comment y mettre fin sans perdre. '.trim()}
summary: Ce que dit le bail.
field: housing
province: [QC]
author: L’équipe
reviewed: 2026-11-21
reviewBy: 2027-11-21
related: []
action: { form: demand, domain: housing }
faq:
${['Un?', 'Deux?', 'Trois?'].map((q) => `  - { q: '${q}', a: Oui. }`).join('\n')}
sources:
${[1, 2, 3, 4].map((n) => `  - { title: 'Loi ${n}', url: 'https://example.org/${n}', read: 2026-11-21 }`).join('\n')}
---

${long(40)}

## Une partie

${long(15)}

### Un détail

Voyez [une demande](app:demand).

## Une autre

${long(10)}
`),
});
const found = (...files: TextFile[]): string[] => checkTexts(files, TODAY).flatMap((c) => c.problems);

describe('the check of the texts', () => {
  it('has nothing to say of a good pair', () => {
    // The pages of the articles are without their texts here: the fixture is a guide.
    expect(found(text('fr'), text('en')).filter((p) => !p.startsWith('the page of'))).toEqual([]);
  });

  it.each<[string, RegExp, (source: string) => string]>([
    ['a title that is too long', /^title: /, (s) => s.replace('title: Le bail', `title: ${'x'.repeat(66)}`)],
    ['a description that is too short', /^description: /, (s) => s.replace(/description: .*/, 'description: Court.')],
    ['an unknown key', /Unrecognized key/, (s) => s.replace('field:', 'colour: red\nfield:')],
    ['a day that is none', /^reviewBy: /, (s) => s.replace('reviewBy: 2027-11-21', 'reviewBy: 2027-13-41')],
    [
      'front matter that no one can read',
      /Implicit keys|Nested mappings|Unexpected/,
      (s) => s.replace('title: Le bail', 'title: Le bail: quoi\n<<<<'),
    ],
    ['three sources', /^sources: /, (s) => s.replace(/ {2}- \{ title: 'Loi 4'.*\n/, '')],
    ['a source without its address', /^sources\.0\.url: /, (s) => s.replace('https://example.org/1', 'example.org')],
    ['another id than the name of the file', /is not the name of the file/, (s) => s.replace('id: bail', 'id: louer')],
    ['a review that is due', /^it had to be read again/, (s) => s.replace('reviewBy: 2027-11-21', 'reviewBy: 2026-11-20')],
    ['a review of tomorrow', /is not here yet/, (s) => s.replace('reviewed: 2026-11-21', 'reviewed: 2026-12-21')],
    ['a text that is too short', /words; 600 to 1200/, (s) => s.replace(long(40), long(2))],
    ['a text that is too long', /words; 600 to 1200/, (s) => s.replace(long(40), long(110))],
    ['long sentences', /on average/, (s) => s.replaceAll('].', '] et'.concat(' tout le reste aussi,').concat(' ou bien'.repeat(6), '.'))],
    ['one endless sentence', /^a sentence of/, (s) => s.replace('Voyez', `${'mot '.repeat(45)} voyez`)],
    ['a link into nothing', /leads nowhere/, (s) => s.replace('app:demand', 'app:nothing')],
    ['a guide that is none', /leads nowhere/, (s) => s.replace('app:demand', 'guide:nothing')],
    ['a link that runs', /leads nowhere/, (s) => s.replace('app:demand', 'javascript:alert')],
    ['a source that is cited but not there', /^\[9\] is no source/, (s) => s.replace('[1]', '[9]')],
    ['a source no one cites', /is cited nowhere/, (s) => s.replaceAll(' [4]', '')],
    ['a heading that skips a level', /is skipped/, (s) => s.replace('## Une partie', '### Une partie')],
    ['a second title', /heading of level 1/, (s) => s.replace('## Une partie', '# Une partie')],
    ['a heading before any words', /begins with a paragraph/, (s) => s.replace('---\n\nUn', '---\n\n## Avant\n\nUn')],
    ['raw markup', /is not shown/, (s) => s.replace('Voyez', '<b>Voyez</b>')],
    ['a picture', /is not shown/, (s) => s.replace('Voyez', '![x](https://example.org/x.png)')],
    ['an unknown box', /is no box/, (s) => s.replace('## Une autre', ':::danger Non\ntexte\n:::\n\n## Une autre')],
    ['a box that is not closed', /left as it was written/, (s) => s.replace('## Une autre', ':::note Oui\ntexte\n\n## Une autre')],
    ['a related text that is not there', /no other text of ours/, (s) => s.replace('related: []', 'related: [nothing]')],
    ['a guide without a slug', /guides have a slug/, (s) => s.replace(/slug: .*\n/, '')],
  ])('notices %s', (_, problem, change) => {
    expect(found(text('fr', change), text('en'))).toContainEqual(expect.stringMatching(problem));
  });

  it('notices what one language has and the other has not', () => {
    expect(found(text('fr'))).toContain('English is missing');
    expect(
      found(
        text('fr'),
        text('en', (s) => s.replace('province: [QC]', 'province: [ON]')),
      ),
    ).toContainEqual(expect.stringMatching(/^province differs/));
    expect(
      found(
        text('fr'),
        text('en', (s) => s.replace('## Une partie', '### Une partie')),
      ),
    ).toContainEqual(expect.stringMatching(/^sections differs/));
  });

  it('notices two guides at one address, and files of another name', () => {
    const other = text('fr', (s) => s.replace('id: bail', 'id: autre'));
    expect(found(text('fr'), text('en'), { ...other, file: 'autre.fr.md' })).toContain('le-bail is both bail and autre');
    expect(found({ ...other, file: 'Bail fr.md' })).toContain('a text is called <id>.fr.md or <id>.en.md');
  });
});

describe('a text', () => {
  it('is read as what we show', () => {
    expect(readBlocks('Un **mot** [1].\n\n:::warning Délai\n- dix jours\n:::\n')).toEqual([
      {
        kind: 'paragraph',
        of: [
          { kind: 'text', text: 'Un ' },
          { kind: 'strong', of: [{ kind: 'text', text: 'mot' }] },
          { kind: 'text', text: ' ' },
          { kind: 'cite', n: 1 },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'box',
        box: 'warning',
        title: 'Délai',
        of: [{ kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: [{ kind: 'text', text: 'dix jours' }] }]] }],
      },
    ]);
  });

  it('may hold a part for some readers, with boxes inside', () => {
    const [part] = readBlocks('::::for QC\n## Au Québec\n\n:::note Le TAL\nDix jours.\n:::\n::::\n');
    expect(part).toMatchObject({
      kind: 'part',
      part: 'QC',
      of: [
        { kind: 'heading', id: 'au-quebec' },
        { kind: 'box', box: 'note' },
      ],
    });
  });

  it('gives equal headings anchors of their own', () => {
    expect(readBlocks('## Coûts\n\na\n\n## Coûts\n').filter((b) => b.kind === 'heading')).toMatchObject([
      { id: 'couts' },
      { id: 'couts-2' },
    ]);
    expect(anchorOf('L’été : où ?')).toBe('l-ete-ou');
  });

  it('shows what someone typed, not what a browser would make of it', () => {
    expect(readLine('A &lt; B & « C »')).toEqual([{ kind: 'text', text: 'A < B & « C »' }]);
    expect(() => readLine('a\n\nb')).toThrow(Unreadable);
  });

  it('counts sentences as people do', () => {
    expect(sentencesOf('Selon l’art. 599 C.c.Q., on paie 1.5 fois. Puis rien! Et c’est tout.')).toHaveLength(3);
  });
});
