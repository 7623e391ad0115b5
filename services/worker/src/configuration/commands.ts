import { readFileSync } from 'node:fs';
import { canonical, type ConfigDifference, type ConfigPlace, type Exported } from '@jurilien/reference';
import { compareConfiguration, configurationAt, exportConfiguration, readExport, type Kernel, type Proof } from '@jurilien/runtime';
import type { Asked } from './arguments.js';

/** What the commands work on. */
export interface Tools {
  readonly kernel: Pick<Kernel, 'db' | 'registry' | 'settings'>;
  readonly print: (line: string) => void;
}

/** Does what was asked; answers whether a signature holds, or nothing differs. */
export async function run(tools: Tools, asked: Asked): Promise<boolean> {
  const now = new Date().toISOString();
  switch (asked.command) {
    case 'export':
      tools.print(JSON.stringify(await exportConfiguration(tools.kernel, asked.at ?? now), null, 2));
      return true;
    case 'verify':
      return verify(tools, asked);
    case 'diff':
      return diff(tools, asked, now);
    default:
      return asked.command satisfies never;
  }
}

/** An export of a file. @throws a sentence when it is none */
function exportIn({ kernel }: Tools, file: string): { exported: Exported; proof: Proof } {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const read = readExport(kernel, written);
  if (!read) throw new Error(`${file} is no export of the configuration.`);
  return read;
}

const signedBy = ({ environment }: Exported, { own, fingerprint }: Proof): string =>
  own
    ? 'It was signed by this environment.'
    : `It says it is from ${environment} and was signed by another key, ${fingerprint}: compare it with the one that its report shows.`;

function verify(tools: Tools, { file = '', json }: Asked): boolean {
  const { exported, proof } = exportIn(tools, file);
  const { environment, at, version } = exported;
  if (json) tools.print(JSON.stringify({ environment, at, version, ...proof }));
  else if (proof.valid) tools.print(`The signature holds. Version ${version} as of ${at}. ${signedBy(exported, proof)}`);
  else tools.print('The signature does not hold: the file is not as it was signed.');
  return proof.valid;
}

const scopeOf = ({ province, field }: ConfigPlace): string => [province, field].filter(Boolean).join(', ') || 'everywhere';
const valueOf = (side: 'here' | 'there', difference: ConfigDifference): string =>
  side in difference ? canonical(difference[side]) : 'no such key';

async function diff(tools: Tools, { file, at, json }: Asked, now: string): Promise<boolean> {
  const read = file === undefined ? { exported: await configurationAt(tools.kernel, at ?? now) } : exportIn(tools, file);
  if ('proof' in read && !read.proof.valid) {
    tools.print('The signature does not hold: the file is not as it was signed, and is not compared.');
    return false;
  }
  const differences = await compareConfiguration(tools.kernel, now, read.exported);
  if (json) tools.print(JSON.stringify({ at: read.exported.at, version: read.exported.version, differences }));
  else {
    if ('proof' in read) tools.print(signedBy(read.exported, read.proof));
    tools.print(differences.length === 0 ? 'Nothing differs.' : `${differences.length} values differ: here now, and there.`);
    for (const difference of differences)
      tools.print(`${difference.key}  (${scopeOf(difference.scope)})  ${valueOf('here', difference)}  |  ${valueOf('there', difference)}`);
  }
  return differences.length === 0;
}
