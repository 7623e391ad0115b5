/** `node compress.mjs <folder>`: writes a .br and a .gz beside each text file of a build, for servers that send them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(m?js|wasm|css|svg|html|json|webmanifest)$/;
const FEWEST_BYTES = 600;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true }).filter((file) => TEXT.test(file))) {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  if (bytes.length < FEWEST_BYTES) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, QUALITY));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
