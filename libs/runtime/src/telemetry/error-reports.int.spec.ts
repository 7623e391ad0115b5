import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '../../../../services/sandbox/src/sandbox.js';
import { errorReports } from './error-reports.js';
import { openLog } from './log.js';

let sandbox: Sandbox;
const dataDir = mkdtempSync(join(tmpdir(), 'jurilien-reports-'));
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, inboundUrl: 'http://127.0.0.1:9', authToken: 'x'.repeat(20) });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const events = async () => (await fetch(`${sandbox.origin}/api/error-reports`)).json() as Promise<{ exception: { values: object[] } }[]>;

describe('errors of a process', () => {
  it('are reported when they are logged as errors, whatever the log keeps, and not when they are only warned of', async () => {
    const reports = errorReports({ ERROR_REPORTS_DSN: `http://key@127.0.0.1:${sandbox.port}/1` })!;
    process.env.LOG_LEVEL = 'silent';
    const log = openLog('worker', reports);
    log.warn({ err: new Error('will try again') }, 'later');
    log.error({ missed: 1 }, 'no error to report');
    log.error({ err: new RangeError('lead of jean@exemple.test') }, 'stopped');
    await reports.settled();
    expect(await events()).toMatchObject([
      {
        environment: 'production',
        tags: { part: 'worker' },
        exception: { values: [{ type: 'RangeError', value: '(its words are withheld)' }] },
      },
    ]);
  });

  it('disturb no one when the service is away, and go nowhere without one', async () => {
    const away = errorReports({ ERROR_REPORTS_DSN: 'http://key@127.0.0.1:9/1' })!;
    away.send({ part: 'api', type: 'Error', message: 'x', frames: [] });
    await expect(away.settled()).resolves.toBeDefined();
    expect(errorReports({})).toBeUndefined();
  });
});
