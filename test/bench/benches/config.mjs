/** What the configuration costs: a value read in a decision, and how soon a change of one process is in force in every other one. */
import { randomUUID } from 'node:crypto';
import { inTurns, timed, until } from '../measure.mjs';
import { lib, openBenchKernel } from '../product.mjs';

const READS = 200_000;
const OTHERS = 3;
const ADMIN = { kind: 'user', id: 'bench', role: 'jurilien_admin' };

/** Every key that may differ by field of law, set at every place that it has: as full as it gets. */
function full({ KEYS, LAWYER_TYPES }) {
  const places = ['QC', 'ON'].flatMap((province) => LAWYER_TYPES.map(({ code: field }) => ({ province, field })));
  return new Map(KEYS.filter(({ reach }) => reach === 'PF').map((k) => [k.key, places.map((scope) => ({ scope, value: k.shipped }))]));
}

export async function run({ root, engine, report, quick }) {
  const reference = await lib(root, 'reference');
  const config = reference.configOf(full(reference), 2);
  const { pricingBase, leadFilesMax } = reference;
  const at = { province: 'ON', field: 'family' };
  const plain = { base: pricingBase.shipped, files: leadFilesMax.shipped };
  let sum = 0;
  const micros = async (read) => {
    const ms = await timed(async () => {
      for (let n = 0; n < READS; n++) sum += read();
    });
    return (ms * 1_000) / READS / 2;
  };
  const runs = quick ? 5 : 15;
  const { own, anchor } = await inTurns(
    runs,
    () => micros(() => config.value(pricingBase, at) + config.value(leadFilesMax)),
    () => micros(() => plain.base + plain.files),
  );
  if (sum <= 0) throw new Error('nothing was read');
  report({ id: 'config.read', unit: 'us', own, anchor: { name: 'a field of an object', runs: anchor }, note: 'at a place or everywhere' });

  const { env } = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, env);
  const others = await Promise.all(Array.from({ length: OTHERS }, () => openBenchKernel(root, env)));
  let value = 10;
  const change = async () => {
    value = value === 10 ? 11 : 10;
    const set = [{ key: leadFilesMax.key, scope: {}, value }];
    await dispatch('ProposeConfigChange', { changeId: randomUUID(), set }, { actor: ADMIN, reason: 'bench of the configuration' });
    const { version } = kernel.configuration.current();
    return timed(() =>
      until(
        async () => others.every((other) => other.kernel.configuration.current().version === version),
        'every process to follow',
        10,
        5,
      ),
    );
  };
  const followed = await inTurns(quick ? 5 : 20, change, () => timed(() => kernel.db.query('select 1')));
  report({
    id: 'config.everywhere',
    unit: 'ms',
    own: followed.own,
    anchor: { name: 'one query', runs: followed.anchor },
    note: `committed → in force in ${OTHERS} other kernels`,
  });
  for (const other of others) await other.kernel.close();
  await kernel.close();
}
