import { ROUTES } from '@jurilien/contracts';
import { API } from '@jurilien/contracts/api';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { openApi } from './openapi.js';

const registry = registryOf(contexts);
const page = openApi({ registry } as unknown as Kernel) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: object }>> };
};
/** Doors over declarations of their own, and the description itself. */
const DOORS = ['POST /api/commands/:name', 'GET /api/views/:view', 'GET /api/views/:view/:id', 'GET /api/docs/*', 'GET /api/openapi.json'];
const fixed = Object.keys(ROUTES).filter((route) => / \/(api|health|metrics)(\/|$)/.test(route) && !DOORS.includes(route));

describe('the description of the API', () => {
  it('has every fixed route of the permission matrix, under its own verb', () => {
    const missing = fixed.filter((route) => {
      const [verb, path] = route.split(' ') as [string, string];
      return !page.paths[path.replace(/:(\w+)/g, '{$1}')]?.[verb.toLowerCase()];
    });
    expect(missing).toEqual([]);
    expect(Object.keys(API).filter((route) => !fixed.includes(route))).toEqual([]);
  });
  it('has every command and every view with its columns', () => {
    for (const name of registry.decisions.keys()) expect(page.paths[`/api/commands/${name}`]).toBeDefined();
    for (const { name, columns } of registry.views.values()) {
      expect(page.paths[`/api/views/${name}`]?.get).toBeDefined();
      expect(Object.keys(page.components.schemas[`row.${name}`]!.properties)).toEqual(Object.keys(columns));
    }
  });
  it('refers to nothing it does not describe', () => {
    const refs = [...JSON.stringify(page).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((name) => !(name in page.components.schemas))).toEqual([]);
  });
});
