/**
 * The fact of the exercise: staff star a request. Each place is one thing a developer writes; files that a command writes are no places.
 * `demanded` states who objects where the place is left out: the compiler in a file, a check of sources, or a spec.
 */
const after = (anchor, added) => (text) => {
  if (!text.includes(anchor)) throw new Error(`the template of the exercise finds no place for itself: no “${anchor}”`);
  return text.replace(anchor, `${anchor}${added}`);
};
const file = (text) => () => text;

const MARKS = 'libs/lead/src/marks.ts';
const DECISION = 'libs/lead/src/decisions/marks/star-lead.ts';
const LIST = 'libs/lead/src/actions.ts';
const PERMISSION = 'libs/contracts/src/permissions/ours.ts';
const VIEW = 'libs/processes/src/views/request/leads.ts';
const CONSOLE = 'console/src/features/lead/actions/marks.ts';
export const SPEC = 'libs/lead/src/decisions/marks/star-lead.spec.ts';
/** Written by `GOLDEN=write`, so by no hand. */
export const GOLDEN = 'test/golden/events/LeadStarred.v1.json';

const decision = `import { decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, live, ofLead, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead) => live(s);

/** Stars a request that staff want to find again, or takes the star away. */
export const starLead = decision({
  name: 'StarLead',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId }, { lead: s }) {
    refuseUnlessAvailable(available({ lead: s }));
    return { lead: [happened('LeadStarred', { leadId, starred: s.starred !== true })] };
  },
});
`;
const spec = `import { given } from '@jurilien/event-sourcing/testing';
import { leadId, queued, staff, withdrawn } from '../../testing.js';
import { starLead } from './star-lead.js';

describe('StarLead', () => {
  it('stars a request, and takes the star away', () => {
    expect(given({ lead: queued }).when(starLead, { leadId }, { actor: staff }).events()).toEqual({
      lead: [{ type: 'LeadStarred', data: { leadId, starred: true } }],
    });
    const starred = [...queued, ['LeadStarred', { leadId, starred: true }] as const];
    expect(given({ lead: starred }).when(starLead, { leadId }, { actor: staff }).events()).toEqual({
      lead: [{ type: 'LeadStarred', data: { leadId, starred: false } }],
    });
  });
  it('refuses once the request has ended', () =>
    expect(given({ lead: withdrawn }).when(starLead, { leadId }, { actor: staff }).refusal()).toBe('WRONG_STATE: lead-is-withdrawn'));
});
`;

const compiler = (path) => ({ by: 'compiler', path });
const check = (name) => ({ by: 'sources', name });
const suite = (path) => ({ by: 'spec', path });

export const places = [
  {
    what: 'the event',
    file: MARKS,
    edit: after('  LeadUntagged: event(z.object({ leadId })),\n', '  LeadStarred: event(z.object({ leadId, starred: z.boolean() })),\n'),
    demanded: compiler(DECISION),
  },
  {
    what: 'the event in the state',
    file: MARKS,
    edit: after('export interface Marks {\n', '  readonly starred?: boolean;\n'),
    demanded: compiler(DECISION),
  },
  {
    what: 'what the event changes',
    file: MARKS,
    edit: after('  switch (e.type) {\n', "    case 'LeadStarred':\n      return { starred: e.data.starred };\n"),
    demanded: compiler(MARKS),
  },
  { what: 'the decision', file: DECISION, edit: file(decision), demanded: compiler(LIST) },
  {
    what: 'the decision in the list of buttons',
    file: LIST,
    edit: (text) =>
      after(
        '  tagLead,\n',
        '  starLead,\n',
      )(
        after(
          "import { tagLead } from './decisions/marks/tag-lead.js';\n",
          "import { starLead } from './decisions/marks/star-lead.js';\n",
        )(text),
      ),
    demanded: check('unlistedParts'),
  },
  {
    what: 'who may send it',
    file: PERMISSION,
    edit: after(
      'export const OURS: readonly Ours[] = [\n',
      "  { why: 'Staff star a request that they want to find again.', rows: '·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | StarLead' },\n",
    ),
    demanded: suite('libs/runtime/src/start/permissions.spec.ts'),
  },
  {
    what: 'the column',
    file: VIEW,
    edit: after("    tagged: 'boolean not null',\n", "    starred: 'boolean not null',\n"),
    demanded: compiler(CONSOLE),
  },
  {
    what: 'the column of a new row',
    file: VIEW,
    edit: after('      tagged: false,\n', '      starred: false,\n'),
    demanded: suite('libs/processes/src/views/request/lead-views.spec.ts'),
  },
  {
    what: 'what the event changes in a row',
    file: VIEW,
    edit: after('  LeadTagged: () => ({ tagged: true }),\n', '  LeadStarred: (d) => ({ starred: d.starred }),\n'),
    demanded: compiler(VIEW),
  },
  {
    what: 'the mark in lists and filters',
    file: CONSOLE,
    edit: after('export const marksFlags = {\n', "  starred: { name: { fr: 'Étoilée', en: 'Starred' }, tone: 'warning' },\n"),
    demanded: compiler('console/src/features/lead/flags.ts'),
  },
  {
    what: 'the button',
    file: CONSOLE,
    edit: after(
      'export const marksActions = {\n',
      "  StarLead: {\n    label: { fr: 'Étoiler', en: 'Star' },\n    done: { fr: 'L’étoile est changée.', en: 'Star changed.' },\n    form: () => ({ fields: [], reason: false }),\n    /*sentence*/\n  },\n",
    ),
    demanded: compiler('console/src/features/lead/actions/index.ts'),
  },
  {
    what: 'its sentence in the timeline',
    file: CONSOLE,
    edit: (text) => text.replace('/*sentence*/', "events: { LeadStarred: s('Étoile mise ou enlevée', 'Star set or taken away') },"),
    demanded: compiler('console/src/features/lead/events-of-leads.ts'),
  },
  {
    what: 'its words in English',
    file: CONSOLE,
    edit: (text) => text,
    without: (text) => text.replace("{ fr: 'Étoiler', en: 'Star' }", "{ fr: 'Étoiler' }"),
    demanded: compiler(CONSOLE),
  },
  { what: 'the spec', file: SPEC, edit: file(spec), demanded: check('decisionsWithoutSpec') },
];
