import { readFileSync } from 'node:fs';
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

  it('lets no log grow without end', () => {
    for (const service of Object.values(services)) expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String) } });
  });

  it('has no stand-in of a provider but where DEPLOYMENT is said', () => {
    for (const setting of ['SMTP_URL', 'TWILIO_BASE_URL', 'STRIPE_API_BASE'])
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
});

describe('the images', () => {
  it('are asked whether they live, not whether all is well', () => {
    const asked = [...read('services/Dockerfile').matchAll(/^HEALTHCHECK .*$/gm)].map(([line]) => line);
    expect(asked.filter((line) => line.includes('/health/live'))).toHaveLength(2);
    expect(asked.join('\n')).not.toContain('/health/ready');
  });
});

describe('README', () => {
  it('has every setting in its table', () => {
    const table = read('README.md').split('## Settings')[1]!;
    expect(SETTING_NAMES.filter((setting) => !table.includes(`\`${setting}\``))).toEqual(['HOST', 'ALLOW_SHIFTED_CLOCK']);
  });
});
