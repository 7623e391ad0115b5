/** Known vulnerabilities of what goes to production. A registry that cannot answer is reported plainly and counts as neither. */
import { run } from './child.mjs';

const ARGS = ['audit', '--omit=dev', '--audit-level=high', '--json'];
const WAIT_MS = 60_000;

export async function audit(root, out) {
  const say = (line) => out(`${line}\n`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ARGS]] : ['npm', ARGS];
  const { tail: stdout } = await run(root, args, { command, quiet: true, env: { npm_config_audit: 'true' }, timeout: WAIT_MS });
  const answer = parsed(stdout);
  const counts = answer?.metadata?.vulnerabilities;
  if (!counts) {
    const why = answer?.message ?? answer?.error?.summary ?? 'no answer';
    say(`The registry does not answer audit requests (${String(why).split('\n')[0]}): skipped, neither passed nor failed.`);
    return { passed: 0, failed: 0, note: 'skipped: no audit service' };
  }
  const serious = counts.high + counts.critical;
  for (const [name, found] of Object.entries(answer.vulnerabilities ?? {})) {
    if (['high', 'critical'].includes(found.severity)) say(`${found.severity}: ${name} ${found.range}`);
  }
  say(`${serious} high or critical, ${counts.total} in all`);
  return { passed: serious === 0 ? 1 : 0, failed: serious };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
