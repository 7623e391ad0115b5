import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Magick from '@imagemagick/magick-wasm';

// Runs in a thread of its own, which the caller ends when it takes too long: it imports nothing of ours. The decoders are compiled to
// WebAssembly: a picture that breaks one of them has broken into an empty room.

interface Asked {
  readonly type: 'jpg' | 'png' | 'webp' | 'heic';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mostPixels: number;
}

const { type, bytes, mostPixels } = workerData as Asked;
const load = createRequire(import.meta.url);
const { ImageMagick, initializeImageMagick, MagickFormat, MagickReadSettings, ResourceLimits } = load(
  '@imagemagick/magick-wasm',
) as typeof Magick;

/** A photo of a telephone is kept as one that every programme opens; any other stays what it is. */
const FORMATS = {
  jpg: [MagickFormat.Jpeg, MagickFormat.Jpeg],
  png: [MagickFormat.Png, MagickFormat.Png],
  webp: [MagickFormat.WebP, MagickFormat.WebP],
  heic: [MagickFormat.Heic, MagickFormat.Jpeg],
} as const;
const PHOTO_QUALITY = 90;
const LONGEST_SIDE = 32_768n;
const BYTES_A_PIXEL = 4n;
/** The one that is read, and what turning it makes of it. */
const MOST_IMAGES = 4n;

await initializeImageMagick(readFileSync(load.resolve('@imagemagick/magick-wasm/magick.wasm')));
ResourceLimits.width = ResourceLimits.height = LONGEST_SIDE;
ResourceLimits.area = BigInt(mostPixels);
ResourceLimits.memory = ResourceLimits.maxMemoryRequest = BigInt(mostPixels) * BYTES_A_PIXEL * 3n;
ResourceLimits.disk = 0n;
ResourceLimits.listLength = MOST_IMAGES;

const [read, write] = FORMATS[type];
// The format is named, so that nothing but its own decoder looks at the bytes.
const settings = new MagickReadSettings({ format: read, frameIndex: 0, frameCount: 1 });
ImageMagick.read(bytes, settings, (image) => {
  image.autoOrient();
  if (type === 'heic') image.quality = PHOTO_QUALITY;
  image.write(write, (made) => {
    const copy = Uint8Array.from(made);
    parentPort!.postMessage(copy, [copy.buffer]);
  });
});
