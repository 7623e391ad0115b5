import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayList, ROUTES, whoOf, WORK_LINES } from '@jurilien/contracts';
import { linesFor } from '@jurilien/processes';
import { opens, PLACES, screenOf, type Path } from '../../console/src/screens';

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../console/src', file), 'utf8');
const app = sourceOf('App.tsx');
const paths = Object.keys(PLACES) as Path[];
const STAFF = ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted'] as const;
const whoIs = (role: (typeof STAFF)[number]) => whoOf(`jurilien_${role}`)!.who;

describe('the places of the console', () => {
  it('stand all behind the one guard', () => {
    const routed = [...app.matchAll(/guarded\('([^']+)'/g), ...sourceOf('pages.ts').matchAll(/^ {2}\['([^']+)', \w+\],$/gm)].map(
      ([, path]) => path,
    );
    expect(routed.sort()).toEqual(paths.filter((path) => path !== '/').sort());
    // Nothing is routed past it.
    expect(app).toContain('<Route key={path} path={path} element={guarded(path, Page)} />');
    const leadsElsewhere = /<Route path="[^"]+" element=\{<Navigate to="\/[^"]*" replace \/>\} \/>/g;
    expect(app.replace(leadsElsewhere, '').match(/<Route /g)).toHaveLength(1);
    expect([...app.matchAll(/(?:list|edit|element)=\{(?!guarded\()/g)].map(([text]) => text)).toEqual(
      app.match(leadsElsewhere)!.map(() => 'element={'),
    );
    for (const [, name] of app.matchAll(/<Resource name="([^"]+)"/g)) expect([name, screenOf(name!) !== undefined]).toEqual([name, true]);
  });

  it('open to whom the permission table admits to what they read, and to no one else', () => {
    const reads: Partial<Record<Path, string>> = {
      '/leads': 'leads',
      '/lawyers': 'professionals',
      '/messages': 'messages',
      '/comms': 'threads',
      '/job-applications': 'job-applications',
      '/plans': 'subscriptions',
      '/promo-codes': 'promo-codes',
      '/users': 'user-accounts',
      '/blacklist': 'blacklist',
    };
    const asks: Partial<Record<Path, string>> = {
      '/sales': 'GET /api/sales',
      '/ops-report': 'GET /api/reports/ops',
      '/ops-report/requests': 'GET /api/reports/ops/rows',
      '/site': 'GET /api/page-views',
      '/audit': 'GET /api/audit',
      '/jobs': 'GET /api/operations',
      '/finder': 'POST /api/finder',
    };
    for (const role of STAFF) {
      const who = whoIs(role);
      for (const [path, view] of Object.entries(reads))
        expect([role, path, opens(PLACES[path as Path], who)]).toEqual([role, path, mayList(view, who)]);
      for (const [path, route] of Object.entries(asks))
        expect([role, path, opens(PLACES[path as Path], who)]).toEqual([
          role,
          path,
          (ROUTES[route]!.access as readonly string[]).includes(who),
        ]);
    }
  });

  it('that are closed to validation, reports and restricted staff are these', () => {
    const closed = (role: (typeof STAFF)[number]): string[] => paths.filter((path) => !opens(PLACES[path], whoIs(role)));
    expect(closed('admin')).toEqual([]);
    for (const path of ['/sales', '/plans', '/promo-codes', '/prices', '/site', '/job-applications'])
      expect(closed('admin_validation')).toContain(path);
    for (const path of ['/sales', '/plans', '/promo-codes', '/prices', '/site', '/messages', '/users'])
      expect(closed('admin_restricted')).toContain(path);
    for (const path of ['/leads', '/leads/:id', '/validations', '/lawyers', '/comms', '/finder', '/plans', '/promo-codes'])
      expect(closed('report_admin')).toContain(path);
  });

  it('are where each line of the dashboard leads to, for everyone who is shown it', () => {
    const places = sourceOf('features/dashboard/places.ts');
    const led = new Map([...places.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(([, name, to]) => [name, to as Path]));
    expect([...led.keys()]).toEqual([...WORK_LINES]);
    for (const role of STAFF)
      for (const { name } of linesFor(whoIs(role)))
        expect([role, name, opens(PLACES[led.get(name)!], whoIs(role))]).toEqual([role, name, true]);
    for (const name of ['machineWrong', 'deadLetters']) expect(opens(PLACES[led.get(name)!], 'admin')).toBe(true);
  });
});
