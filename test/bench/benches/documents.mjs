/** What documents cost: to keep them, to take them all away, and to read a long one on a phone. Each part is a file of its own, on one product. */
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { archive } from './documents/archive.mjs';
import { firstPage } from './documents/first-page.mjs';
import { keeping } from './documents/keeping.mjs';

const PARTS = [keeping, archive, firstPage];

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  const context = { root, ...at, ...fixtures, product, quiet: () => quiet(fixtures.kernel), say, report, quick };
  try {
    for (const part of PARTS) await part(context);
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
