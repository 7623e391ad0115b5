import { ROUTES } from '@jurilien/contracts';
import { registryOf } from '@jurilien/event-sourcing';
import { contexts, type Kernel } from '@jurilien/runtime';
import { openApi, pathOf } from './openapi.js';

const registry = registryOf(contexts);
const page = openApi({ registry } as unknown as Kernel) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: object }>> };
};

describe('the description of the API', () => {
  it('has every route of the permission matrix under its own verb, and no route of another name', () => {
    const byName = new Set([
      ...[...registry.decisions.keys()].map((name) => `POST /api/commands/${name}`),
      ...[...registry.views.keys()].flatMap((name) => [`GET /api/views/${name}`, `GET /api/views/${name}/{id}`]),
    ]);
    const described = Object.entries(page.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const routes = Object.keys(ROUTES).map((route) => `${route.split(' ')[0]} ${pathOf(route)}`);
    expect(described.filter((route) => !byName.has(route)).sort()).toEqual(routes.sort());
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
