import { bodyOf, inForceAt, LEGAL_CODES, legalDifference, legalFaults, plainOf, saysTheSame, shippedDocument } from './index.js';

describe('the documents that are shipped', () => {
  it.each(LEGAL_CODES)('could be published as they are but for the summary of a first version: %s', (code) =>
    expect(legalFaults(code, shippedDocument(code)).filter(({ part }) => part !== 'changes')).toEqual([]),
  );
  it.each(LEGAL_CODES)('come back from the words one writes as they were: %s', (code) => {
    const { fr, en } = shippedDocument(code);
    for (const text of [fr, en])
      expect(text.parts.map(({ id, title, ...body }) => ({ id, title, ...bodyOf(plainOf(body)) }))).toEqual(text.parts);
  });
});

describe('the words of a part as one writes them', () => {
  it('are paragraphs, points after a dash and rows between bars; a line right below another goes on with it', () => {
    expect(bodyOf('Un début\net sa suite.\n\nUn autre.\n- Un point\n-  Deux\n\n| Quoi | Durée |\n| Brouillon | 7 jours |\n')).toEqual({
      paragraphs: ['Un début et sa suite.', 'Un autre.'],
      items: ['Un point', 'Deux'],
      table: [
        ['Quoi', 'Durée'],
        ['Brouillon', '7 jours'],
      ],
    });
    expect(bodyOf(' \n')).toEqual({});
  });
});

describe('what keeps a version from being published', () => {
  const own = shippedDocument('request-consents');
  const changes = { fr: ['Plus clair.'], en: ['Clearer.'] };
  it('is a box of a form that would be gone', () => {
    const fewer = { fr: { ...own.fr, parts: own.fr.parts.slice(1) }, en: { ...own.en, parts: own.en.parts.slice(1) }, changes };
    expect(legalFaults('request-consents', fewer)).toEqual([{ lang: 'fr', part: 'parts', code: 'boxes-changed' }]);
    expect(legalFaults('terms', fewer)).toEqual([]);
  });
  it('is a sentence without a blank that its form fills, or with one that no form fills', () => {
    const order = shippedDocument('top-up-consent');
    const said = (words: string) => ({ ...order.fr, parts: [{ ...order.fr.parts[0]!, paragraphs: [words] }] });
    const faults = (words: string) => legalFaults('top-up-consent', { fr: said(words), en: order.en, changes });
    expect(faults('{ceiling} au plus, {money} chaque fois, sous {below}.')).toEqual([]);
    for (const words of ['{money} sous {below}.', '{money} sous {below}, {ceiling}, {name}.', '{ money } sous {below}, {ceiling}.'])
      expect(faults(words)).toEqual([{ lang: 'fr', part: 'agree', code: 'blanks-changed' }]);
  });
  it.each([
    [{ id: 'Rôle', title: 'Rôle', paragraphs: ['Un'] }, 'id-invalid'],
    [{ id: 'role', title: 'Rôle' }, 'missing'],
    [{ id: 'role', title: ' ', paragraphs: ['Un'] }, 'missing'],
    [{ id: 'role', title: 'Rôle', table: [['a', 'b'], ['c']] }, 'table-uneven'],
    [{ id: 'role', title: 'Rôle', items: ['<script>x</script>'] }, 'markup'],
    [{ id: 'role', title: 'Rôle', items: ['Rien n’est \u202edû\u202c.'] }, 'invisible'],
    [{ id: 'role', title: 'Rôle', paragraphs: ['Rien\u200b n’est dû.'] }, 'invisible'],
    [{ id: '__proto__', title: 'Rôle', paragraphs: ['Un'] }, 'id-invalid'],
  ])('is a part that is not whole: %j', (part, code) => {
    const text = { ...own.fr, parts: [part] };
    expect(legalFaults('terms', { fr: text, en: text, changes })).toEqual(['fr', 'en'].map((lang) => ({ lang, part: part.id, code })));
  });
});

describe('the difference between two versions', () => {
  const { fr } = shippedDocument('terms');
  it('says what is new, gone, in other words or in another place, each with its words', () => {
    const [first, second, ...rest] = fr.parts;
    const changed = { ...second!, title: 'Autrement' };
    const after = { ...fr, lead: 'Ailleurs.', parts: [changed, first!, { id: 'neuf', title: 'Neuf', items: ['Un'] }, ...rest.slice(1)] };
    expect(legalDifference(fr, after).map(({ part, kind }) => [part, kind])).toEqual([
      ['head', 'changed'],
      [second!.id, 'changed'],
      [first!.id, 'moved'],
      ['neuf', 'added'],
      [rest[0]!.id, 'removed'],
    ]);
    expect(legalDifference(fr, after)[3]).toMatchObject({ before: '', after: 'Neuf\n\n- Un' });
    expect(legalDifference(fr, fr)).toEqual([]);
  });
  it('is none where only the order of fields differs', () => {
    const turned = Object.fromEntries(Object.entries(fr).reverse()) as unknown as typeof fr;
    expect(saysTheSame({ fr, en: fr }, { fr: turned, en: fr })).toBe(true);
  });
});

describe('the version in force', () => {
  it('is the last whose day has come, and the first before any day has', () => {
    const versions = ['2026-11-01', '2026-12-01', '2027-01-01'].map((effectiveOn) => ({ effectiveOn }));
    expect(inForceAt(versions, '2026-12-01T05:00:00Z')).toBe(versions[1]);
    expect(inForceAt(versions, '2026-12-01T04:59:59Z')).toBe(versions[0]);
    expect(inForceAt(versions, '2020-01-01T00:00:00Z')).toBe(versions[0]);
  });
});
