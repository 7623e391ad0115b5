import { ROUTES } from '@jurilien/contracts';
import { routesOf, unlistedRoutes } from '../../services/api/src/routes.js';
import { startSystem, type System } from '../support/system.js';

// proves: ASVS row 1, 38, 44
describe('the router and the permission matrix', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ worker: false });
  });
  afterAll(() => system?.close());

  it('every route has its row', () => {
    const routes = routesOf(system.app!.getHttpAdapter().getInstance());
    expect(routes.length).toBeGreaterThan(30);
    expect(unlistedRoutes(routes)).toEqual([]);
  });
  it('every row has its route: a door that is gone leaves no rights behind', () => {
    const routes = routesOf(system.app!.getHttpAdapter().getInstance());
    // The front ends' files are not served here: this system is the API alone.
    const rows = Object.keys(ROUTES).filter((row) => !row.endsWith('/assets/*'));
    expect(rows.filter((row) => !routes.includes(row))).toEqual([]);
  });
  it('canary: a route no one decided about is reported by a sentence that states what to add', () => {
    expect(unlistedRoutes(['GET /api/dashboard', 'POST /api/everything'])).toEqual([
      'Route "POST /api/everything" has no row: add it to libs/contracts/src/permissions/routes.ts with who may call it.',
    ]);
  });
});
