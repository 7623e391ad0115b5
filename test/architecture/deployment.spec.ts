import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { SETTING_NAMES } from '@jurilien/runtime';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly environment: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly disable?: boolean };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly logging?: object;
  readonly ports?: readonly string[];
}
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
};
const OURS = ['migrate', 'api', 'worker', 'backup'];

/** Settings that the image chooses, or that have no place in a deployment. */
const NOT_OF_COMPOSE = ['HOST', 'PORT', 'WORKER_PORT', 'ALLOW_SHIFTED_CLOCK', 'PIPELINE_WEBHOOK_STAND_IN'];

describe('docker-compose.yml', () => {
  it.each(OURS)('passes every setting to %s', (name) => {
    const passed = Object.keys(services[name]!.environment);
    expect(SETTING_NAMES.filter((setting) => !passed.includes(setting) && !NOT_OF_COMPOSE.includes(setting))).toEqual([]);
  });

  it.each(OURS)('gives %s no more rights, memory or disk than it needs', (name) => {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(services[name]!.mem_limit).toBeTruthy();
  });

  it('takes a range of ports, so that each of several APIs has one, and the proxy that ships asks them all', () => {
    expect(services.api!.ports).toEqual(['127.0.0.1:${PORT:-3000}:3000']);
    const [, first, last] = /^#PORT=(\d+)-(\d+)$/m.exec(read('.env.example'))!;
    const asked = [...read('ops/haproxy.cfg').matchAll(/^ +server \w+ 127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => port);
    expect(asked).toEqual([first, last, first, last]);
  });

  it('lets no log grow without end', () => {
    for (const service of Object.values(services)) expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String) } });
  });

  it('has no stand-in of a provider but where DEPLOYMENT is set', () => {
    for (const setting of ['SMTP_URL', 'TWILIO_BASE_URL', 'STRIPE_API_BASE', 'BREACHED_PASSWORDS_URL'])
      expect(services.api!.environment[setting]).toMatch(new RegExp(`^\\$\\{${setting}-\\$\\{DEPLOYMENT:\\+\\w+://sandbox:\\d+\\}\\}$`));
  });

  it('backs up onto volumes of its own, where the image’s folders belong to the process', () => {
    const mounted = services.backup!.volumes!.map((volume) => volume.split(':') as [string, string]);
    for (const folder of ['/backup/data', '/backup/keys']) {
      const [volume] = mounted.find(([, path]) => path === folder)!;
      expect(Object.keys(volumes)).toContain(volume);
      expect(read('services/Dockerfile')).toMatch(new RegExp(`mkdir -p [^&]*${folder}[^&]* && chown -R node:node [^&\\n]*/backup`));
    }
  });

  it('keeps the ledger of erasures on one volume for all, which the worker alone writes while it runs', () => {
    const mounted = Object.fromEntries(
      Object.entries(services).map(([name, { volumes: own = [] }]) => [name, own.find((volume) => volume.startsWith('erasures:'))]),
    );
    expect(mounted).toMatchObject({
      migrate: 'erasures:/erasures',
      worker: 'erasures:/erasures',
      api: 'erasures:/erasures:ro',
      backup: 'erasures:/erasures:ro',
    });
    expect(Object.keys(volumes)).toContain('erasures');
    expect(services.worker!.environment.ERASURES_DIR).toBe('/erasures');
    expect(read('services/Dockerfile').match(/mkdir -p [^&]*\/erasures[^&]* && chown -R node:node [^&\n]*\/erasures/g)).toHaveLength(2);
  });
});

describe('the images', () => {
  it('are asked whether they live, not whether all is well', () => {
    const asked = [...read('services/Dockerfile').matchAll(/^HEALTHCHECK .*$/gm)].map(([line]) => line);
    expect(asked.filter((line) => line.includes('/health/live'))).toHaveLength(2);
    expect(asked.join('\n')).not.toContain('/health/ready');
  });
});

/** Packages that files of a folder load while they run, as npm names them. */
function loadedBy(folder: string): Set<string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((f) => /\/src\/.*\.ts$/.test(f));
  const running = files.filter((f) => !/\.(spec|testing)\.ts$|\.d\.ts$/.test(f)).map((f) => read(join(folder, f)));
  const names = running.flatMap((text) =>
    [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^'.][^']*)'|(?:\bimport|\.resolve)\('([^'.][^']*)'\)/gm)].map(
      (found) => (found[1] ?? found[2])!,
    ),
  );
  return new Set(names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]));
}

describe('what the images carry', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const ofSite = JSON.parse(read('public-site/package.json')) as { dependencies: Record<string, string> };

  it('is what each process loads: worker and sandbox have the root’s packages alone', () => {
    // The API finds the site's renderer beside the site's own build.
    const known = [...Object.keys(dependencies), ...builtinModules, '@react-router/node'];
    const loaded = [...loadedBy('libs'), ...loadedBy('services')].filter((n) => !n.startsWith('@jurilien/') && !n.startsWith('node:'));
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(ofSite.dependencies)).toContain('@react-router/node');
  });

  it('leaves out the console’s packages, and the site’s where it is not rendered', () => {
    const stages = read('services/Dockerfile').split(/^(?=FROM )/m);
    const stage = (name: string): string => stages.find((text) => text.startsWith('FROM') && text.includes(` AS ${name}\n`))!;
    expect(stage('service-dependencies')).toMatch(/npm pkg delete workspaces && npm install .*--omit=dev/);
    expect(stage('api-dependencies')).toMatch(/npm pkg set 'workspaces=\["public-site"\]' --json && npm install .*--omit=dev/);
    for (const name of ['worker', 'sandbox']) expect(stage(name)).toMatch(/^FROM service AS /);
    expect(stage('service')).toContain('COPY --from=service-dependencies');
    expect(stage('api').match(/COPY --from=\S+dependencies/g)).toEqual(Array(2).fill('COPY --from=api-dependencies'));
  });
});

describe('docs/settings.md', () => {
  it('has every setting in its table', () => {
    const table = read('docs/settings.md');
    expect(SETTING_NAMES.filter((setting) => !table.includes(`\`${setting}\``))).toEqual(['HOST', 'ALLOW_SHIFTED_CLOCK']);
  });
});
