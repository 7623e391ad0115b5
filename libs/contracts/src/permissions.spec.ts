import { commandRows, may, mayList, mayRead, routeOf } from './permissions.js';
import { LINK_COMMANDS } from './permissions/links.js';
import { COLUMNS, rowOf } from './permissions/marks.js';
import { OURS } from './permissions/ours.js';
import { TABLE } from './permissions/commands.js';
import type { LinkRoute } from './permissions/route-kinds.js';
import { ROUTES } from './permissions/routes.js';
import { whyRefused } from './permissions/why.js';
import type { LinkPurpose } from './work.js';

const namesOf = (text: string): string[] => text.split('\n').flatMap((line) => (line.includes('|') ? rowOf(line).names : []));

describe('the permission matrix', () => {
  it('heads its table with its columns', () => {
    expect(TABLE.trim().split('\n')[0]!.split(' ')).toEqual(Object.keys(COLUMNS));
  });
  it('names all 245 commands of the specification, each once', () => {
    const names = namesOf(TABLE);
    expect(names).toHaveLength(245);
    expect(new Set(names).size).toBe(245);
  });
  it('answers with the mark, for the table’s commands and for ours', () => {
    expect(may('ValidateLead', 'validation')).toBe('s');
    expect(may('SetLeadPrice', 'province-admin')).toBe('p4');
    expect(may('GrantCredits', 'province-admin')).toBe('$');
    expect(may('GrantCredits', 'system')).toBe('●');
    expect(may('QueueMessage', 'admin')).toBeUndefined();
    expect(commandRows().get('QueueMessage')!.ours).toContain('message');
  });
  it('gives nothing for what has no row', () => {
    for (const name of ['Forget', 'constructor', '__proto__', '']) expect(may(name, 'admin')).toBeUndefined();
    expect(mayRead('constructor', 'admin')).toBeUndefined();
    expect(routeOf('GET', 'constructor')).toBeUndefined();
  });
  // proves: ASVS row 49
  it('lets reports change nothing but their own session, preferences, notices, exports and saved reports', () => {
    const changes = [...commandRows()].filter(([, { marks, area }]) => marks.report && area !== 'Accounts').map(([name]) => name);
    expect(changes).toEqual([
      'RequestExport',
      'MarkNoticeRead',
      'MarkAllNoticesRead',
      'CancelExport',
      'RecordExportDownloaded',
      'SaveReport',
      'ChangeReport',
      'DeleteReport',
      'LeaveReportMail',
      'SetPreferences',
    ]);
    expect(may('RequestExport', 'report')).toBe('g');
  });
  it('adds to the table only what a machine or a link sends, never a wider mark for a person', () => {
    const specified = new Set(namesOf(TABLE));
    const added = OURS.flatMap(({ rows }) => rows.split('\n').filter(Boolean).map(rowOf));
    for (const { marks, names } of added)
      for (const name of names.filter((n) => specified.has(n)))
        expect([name, Object.keys(marks).filter((who) => !['system', 'provider', 'token'].includes(who))]).toEqual([name, []]);
  });
  it('says of a view which rows, and whether masked', () => {
    expect(mayRead('leads', 'restricted')).toEqual({ rows: 'assigned', masked: true });
    expect(mayRead('leads', 'report')).toEqual({ rows: 'figures', masked: false });
    expect([mayList('leads', 'report'), mayList('leads', 'admin'), mayList('users', 'admin')]).toEqual([false, true, false]);
  });
  it('refuses a line of another width, and a mark it does not know', () => {
    expect(() => rowOf('● ● | Forget')).toThrow('12 columns');
    expect(() => rowOf('x · · · · · · · · · · · | Forget')).toThrow('no mark');
  });
  it('gives a personal link only commands that the matrix gives to links', () => {
    for (const name of Object.values(LINK_COMMANDS).flat()) expect([name, may(name, 'token')]).toEqual([name, 'o']);
  });
  it('has kinds of link for each route that a link opens, and its step-up only where a device can pass it', () => {
    for (const [route, row] of Object.entries(ROUTES).filter(([, { access }]) => access === 'link')) {
      const { purposes, anyStanding, stepUp } = row as LinkRoute;
      expect([route, purposes.length]).not.toEqual([route, 0]);
      expect([route, new Set(purposes).size]).toEqual([route, purposes.length]);
      // A link that is not live proves no device.
      expect([route, anyStanding && stepUp]).toEqual([route, undefined]);
    }
  });
  it('opens the route of commands to every kind of link that carries one', () => {
    const { purposes } = ROUTES['POST /api/public/commands/:name'] as LinkRoute;
    expect(Object.keys(LINK_COMMANDS).filter((purpose) => !purposes.includes(purpose as LinkPurpose))).toEqual([]);
  });
  it('lets both kinds of link to the client’s page answer what a letter asked (4.4.8)', () => {
    for (const purpose of ['lead-status', 'confirm-email']) expect(LINK_COMMANDS[purpose]).toContain('ConfirmRepresentation');
  });
  it('answers a HEAD as the GET it asks about', () => {
    expect(routeOf('HEAD', '/api/dashboard')).toBe(ROUTES['GET /api/dashboard']);
  });
  it('says on a button why it is not theirs, and whom to ask, in both languages', () => {
    expect(whyRefused('AssignLead', 'validation')).toEqual({
      fr: 'Votre rôle ne le permet pas. À qui demander : l’administration de la province, l’administration.',
      en: 'Your role does not allow it. Whom to ask: the province’s administrators, the administrators.',
    });
    // A mark that only proposes sends its proposals by the same command.
    expect(whyRefused('ProposeConfigChange', 'province-admin')).toBeUndefined();
    expect(whyRefused('SetLeadPrice', 'validation')).toBeUndefined();
    // A route of its own sends it: the role decides all the same.
    expect(whyRefused('StartImpersonation', 'admin')).toBeUndefined();
    expect(whyRefused('StartImpersonation', 'validation')).toBeDefined();
    expect(whyRefused('ValidateLead', 'validation')).toBeUndefined();
    expect(whyRefused('QueueMessage', 'admin')!.fr).toContain('système');
    expect(whyRefused('AssignLead', undefined)).toBeDefined();
  });
});
