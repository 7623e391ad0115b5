import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { stopPid } from '../../services/launcher/processes/pids.mjs';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { eventually } from './eventually.js';

/** A reverse proxy that sends everyone's requests through one connection to the API, and passes bodies on as they come. */
export interface PoolingProxy {
  readonly origin: string;
  stop(): Promise<void>;
}

function has(program: string): boolean {
  return spawnSync(program, ['-v'], { env: PATHS }).status === 0;
}
/** Servers lie where only administrators' paths lead. */
const PATHS = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

async function startNodeProxy(api: number): Promise<PoolingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const server = createServer((asked, answer) => {
    const passed = request({ agent, port: api, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      pipeline(response, answer, () => undefined);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const startNginx = (api: number): Promise<PoolingProxy> =>
  startProgram(
    'nginx',
    (folder) => ['-p', folder, '-c', 'config', '-e', 'stderr'],
    (port, folder) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; client_max_body_size 64m; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream api { server 127.0.0.1:${api}; keepalive 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_request_buffering off; proxy_buffering off;
    }
  }
}`,
  );

/** With the configuration that we ship: another door, and one API that takes one connection. */
const startHaproxy = (api: number): Promise<PoolingProxy> =>
  startProgram(
    'haproxy',
    (folder) => ['-db', '-q', '-f', join(folder, 'config')],
    (port) =>
      readFileSync(join(import.meta.dirname, '..', '..', 'ops', 'haproxy.cfg'), 'utf8')
        .replaceAll(/^ +(bind :443|http-request redirect).*\n/gm, '')
        .replace('bind :80', `bind 127.0.0.1:${port}`)
        .replaceAll(/^ +server api2.*\n/gm, '')
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${api} maxconn 1`)
        .replace(/^backend apis$/m, '$&\n    http-reuse always'),
  );

async function startProgram(
  program: string,
  args: (folder: string) => string[],
  config: (port: number, folder: string) => string,
): Promise<PoolingProxy> {
  const folder = mkdtempSync(join(tmpdir(), `jurilien-${program}-`));
  const port = await freePort();
  writeFileSync(join(folder, 'config'), config(port, folder));
  const child = spawn(program, args(folder), { env: PATHS, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    return fetch(`${origin}/health/live`).then(
      (response) => response.ok,
      () => false,
    );
  };
  await eventually(answers, `${program} to answer`);
  return {
    origin,
    async stop() {
      await stopPid(child.pid!, [
        ['SIGTERM', 3_000],
        ['SIGKILL', 2_000],
      ]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each kind that this machine has; one of our own is always there. */
export const POOLING_PROXIES: readonly (readonly [name: string, start: (api: number) => Promise<PoolingProxy>])[] = [
  ['a proxy of Node', startNodeProxy],
  ...(has('nginx') ? [['nginx', startNginx] as const] : []),
  ...(has('haproxy') ? [['haproxy', startHaproxy] as const] : []),
];
