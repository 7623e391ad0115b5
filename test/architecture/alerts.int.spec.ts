import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const OPS = join(import.meta.dirname, '..', '..', 'ops');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const played = hasPromtool ? it : it.skip;
const name = hasPromtool ? '' : ' (skipped: promtool is not on this machine; Debian has it in the package prometheus)';

describe(`the alerts, played by promtool${name}`, () => {
  played.each([
    ['rules do what ops/alerts.test.yml says', ['test', 'rules', 'alerts.test.yml']],
    // The file of the token is made on the machine that scrapes.
    ['the example of a configuration is one', ['check', 'config', '--syntax-only', 'prometheus.yml']],
  ])('%s', (_, args) => {
    expect(execFileSync('promtool', args, { cwd: OPS, encoding: 'utf8' })).toContain('SUCCESS');
  });
});
