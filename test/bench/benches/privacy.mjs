/** What it costs to keep what the privacy policy promises: a person who is erased, a night of retention. Each part is a file of its own, on one product. */
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { erasure } from './privacy/erasure.mjs';
import { retention } from './privacy/retention.mjs';

const PARTS = [erasure, retention];

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  const context = { root, ...at, ...fixtures, product, quiet: () => quiet(fixtures.kernel, 600), say, report, quick };
  try {
    for (const part of PARTS) await part(context);
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
