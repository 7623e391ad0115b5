import { columnOf, registryOf, type Row } from '@jurilien/event-sourcing';
import type { ExportAsked } from '@jurilien/exports';
import { EXPORTABLE, exportText, masked } from '@jurilien/processes';
import { contexts } from '../start/contexts.js';

const { views } = registryOf(contexts);
/** Files of the rows of a view. */
const OF_VIEWS = Object.entries(EXPORTABLE).filter(([, { ofCampaign }]) => !ofCampaign);
const askedAt = '2026-11-30T15:00:00.000Z';
const of = (over: Partial<ExportAsked> = {}): ExportAsked => ({
  role: 'jurilien_admin',
  ...{ what: 'leads', format: 'csv', lang: 'fr', full: true, figures: false, columns: [] },
  ...over,
});
const lead: Row = { id: '018f2a10-0000-7000-8000-00000000000a', code: 'K7QF', phoneNumber: '+15145550142', email: 'ana@exemple.ca' };

describe('what a file holds', () => {
  it.each(OF_VIEWS)('%s are columns that its list has, in an order that never changes', (_, { view: name, by, columns, figures }) => {
    const view = views.get(name)!;
    const missing = [by, figures.at, ...Object.keys(columns), ...Object.keys(figures.columns)].filter(
      (column) => !(column in view.columns),
    );
    expect(missing).toEqual([]);
    const hidden = [...(view.read.detailOnly ?? []), ...(view.read.figuresOnly ?? [])];
    expect(Object.keys(columns).filter((column) => hidden.includes(column))).toEqual([]);
    expect(by === view.key || columnOf(view.columns[by]!).notNull).toBe(true);
    // The order of coming: what comes while a file is read is not in it, as those it is about are told.
    expect(['timestamptz', 'bigint']).toContain(columnOf(view.columns[by]!).type.split(' ')[0]);
    expect((view.indexes ?? []).some(([first]) => first === by) || by === view.key).toBe(true);
    expect(Object.keys(columns)).toContain('id');
  });
  it('has no words that people wrote, masked or not', () => {
    const texts = OF_VIEWS.flatMap(([, { view, columns }]) =>
      Object.keys(columns).filter((name) => columnOf(views.get(view)!.columns[name]!).personal === 'text'),
    );
    expect(texts).toEqual([]);
  });
  it('is masked as the list is', () => {
    const line = exportText(of(), askedAt).line(masked(views.get('leads')!, { ...lead, clientName: 'Ana Roy' }), true);
    expect(line).toContain(';A. R.;a•••@exemple.ca;514-•••-0142;');
    expect(line).not.toMatch(/Ana|5550142/);
  });
  it.each(OF_VIEWS)('of figures of %s says of no row whose it is', (what, { view: name, figures }) => {
    const view = views.get(name)!;
    for (const column of Object.keys(figures.columns)) {
      const { personal, type } = columnOf(view.columns[column]!);
      expect([column, personal, type]).toEqual([column, undefined, 'text']);
    }
    const head = exportText(of({ what: what as ExportAsked['what'], figures: true, lang: 'en' }), askedAt)
      .head.trim()
      .split(',');
    expect([head[0], head.at(-1)]).toEqual(['Month', expect.stringMatching(/^Count /)]);
  });
});
