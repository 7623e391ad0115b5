import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { debianProgram } from '../support/debian-program.mjs';

const OPS = join(import.meta.dirname, '..', '..', 'ops');
const promtool = debianProgram('promtool', { packages: ['prometheus'], libraries: 'prometheus' });

describe('the alerts, played by promtool', () => {
  it.each([
    ['rules do what ops/alerts.test.yml says', ['test', 'rules', 'alerts.test.yml']],
    // The file of the token is made on the machine that scrapes.
    ['the example of a configuration is one', ['check', 'config', '--syntax-only', 'prometheus.yml']],
  ])('%s', (_, args) => {
    expect(execFileSync(promtool.binary, args, { cwd: OPS, encoding: 'utf8', env: promtool.env })).toContain('SUCCESS');
  });
});
