import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { ImageMagick, initializeImageMagick, MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm';
import { filesIn, inPieces, memoryVault } from '../../../test/support/files.js';
import { folder as onDisk } from './disk.js';
import { FileRefused } from './kinds.js';
import { fileStore } from './store.js';

const OWNER = 'person-1';
const folder = mkdtempSync(join(tmpdir(), 'jurilien-pictures-'));
const store = fileStore(memoryVault(), onDisk(folder));
beforeAll(
  () => initializeImageMagick(readFileSync(createRequire(import.meta.url).resolve('@imagemagick/magick-wasm/magick.wasm'))),
  60_000,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [WIDTH, HEIGHT] = [64, 48];
const [RED, GREEN, BLUE, WHITE] = ['red', 'green', 'blue', 'white'] as const;
const COLOURS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };

/** A picture of four fields: red and green above, blue and white below. */
function picture(format: MagickFormat): Buffer {
  const points = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) {
    const [left, top] = [i % WIDTH < WIDTH / 2, i < (WIDTH * HEIGHT) / 2];
    points.set(COLOURS[top ? (left ? RED : GREEN) : left ? BLUE : WHITE], i * 4);
  }
  const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width: WIDTH, height: HEIGHT });
  return ImageMagick.read(points, settings, (image) => {
    image.quality = 95;
    return image.write(format, (made) => Buffer.from(made));
  });
}

/** What is at the corners of a picture: above left and right, below left and right. */
function cornersOf(bytes: Uint8Array): string[] {
  return ImageMagick.read(bytes, (image) =>
    image.getPixels((points) =>
      [
        [4, 4],
        [image.width - 5, 4],
        [4, image.height - 5],
        [image.width - 5, image.height - 5],
      ].map(([x, y]) => {
        const seen = points.getPixel(x!, y!);
        const near = Object.entries(COLOURS).find(([, colour]) => colour.every((c, i) => Math.abs(c - seen[i]!) < 24));
        return near?.[0] ?? String(seen);
      }),
    ),
  );
}

/** What a camera writes: how it was held, and where it was. */
function camera(orientation: number, place = true): Buffer {
  const tags = Buffer.alloc(38);
  tags.write('MM\0*', 'latin1');
  tags.writeUInt32BE(8, 4);
  tags.writeUInt16BE(place ? 2 : 1, 8);
  tags.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], 10);
  if (place) tags.set([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 34], 22);
  return tags;
}

const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
const words = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A JPEG with what a camera and others write into it. */
const jpeg = (...segments: Buffer[]): Buffer => {
  const plain = picture(MagickFormat.Jpeg);
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
};
const exif = (orientation: number, place?: boolean): Buffer =>
  segment(0xe1, Buffer.concat([words('Exif\0\0'), camera(orientation, place)]));

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([words(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
/** A PNG with chunks before its data. */
const png = (...chunks: Buffer[]): Buffer => {
  const plain = picture(MagickFormat.Png);
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
};
function webp(...chunks: [string, Buffer][]): Buffer {
  const plain = picture(MagickFormat.WebP);
  const head = Buffer.alloc(10);
  head[0] = 0x0c;
  head.writeUIntLE(WIDTH - 1, 4, 3);
  head.writeUIntLE(HEIGHT - 1, 7, 3);
  const chunk = ([name, body]: [string, Buffer]): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(body.length);
    return Buffer.concat([words(name), length, body, Buffer.alloc(body.length % 2)]);
  };
  const inside = Buffer.concat([words('WEBP'), chunk(['VP8X', head]), plain.subarray(12), ...chunks.map(chunk)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(inside.length);
  return Buffer.concat([words('RIFF'), length, inside]);
}
const sample = (name: string): Buffer => readFileSync(new URL(`../../../test/fixtures/pictures/${name}`, import.meta.url));

async function keep(bytes: Buffer) {
  const { fileId, ...kept } = await store.keep(OWNER, inPieces(bytes));
  return { ...kept, opened: (await store.open(OWNER, fileId))!.bytes };
}
const because = (bytes: Buffer) =>
  store.keep(OWNER, inPieces(bytes)).then(
    () => 'kept',
    (error: unknown) => (error instanceof FileRefused ? error.because : String(error)),
  );

const XMP = words('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf exif:GPSLatitude="45,30N"/></x:xmpmeta>');
const TOLD: readonly [what: string, make: () => Buffer, cleaned: readonly string[]][] = [
  ['the tags of a camera with a place', () => jpeg(exif(1)), ['location', 'metadata']],
  ['the tags of a camera without a place', () => jpeg(exif(1, false)), ['metadata']],
  ['words of XMP with a place', () => jpeg(segment(0xe1, XMP)), ['location', 'metadata']],
  ['words of IPTC', () => jpeg(segment(0xed, words('Photoshop 3.0\0secret'))), ['metadata']],
  ['a remark', () => jpeg(segment(0xfe, words('<script>secret</script>'))), ['metadata']],
  [
    'a small picture in its head',
    () => jpeg(segment(0xe0, Buffer.concat([words('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01'), words('abc')]))),
    ['metadata'],
  ],
  ['another file behind its end', () => Buffer.concat([jpeg(), words('PK\x03\x04secret')]), ['metadata']],
  ['a moving picture behind its end', () => Buffer.concat([jpeg(exif(1)), words('ftypmp42secret')]), ['location', 'metadata']],
  ['words of a PNG', () => png(pngChunk('tEXt', words('Author\0secret'))), ['metadata']],
  ['the tags of a camera in a PNG', () => png(pngChunk('eXIf', camera(1))), ['location', 'metadata']],
  ['another file behind a PNG', () => Buffer.concat([png(), words('<html>secret')]), ['metadata']],
  ['the tags of a camera in a WebP', () => webp(['EXIF', camera(1)]), ['location', 'metadata']],
  ['words in a WebP', () => webp(['XMP ', words('<x:xmpmeta>secret')]), ['metadata']],
  ['another file behind a WebP', () => Buffer.concat([webp(), words('PK\x03\x04secret')]), ['metadata']],
];

describe('what a photo tells beside its picture', () => {
  it.each(TOLD)('is gone: %s', async (_what, make, cleaned) => {
    const sent = make();
    const kept = await keep(sent);
    expect(kept.cleaned).toEqual(cleaned);
    expect(kept.turned).toBeUndefined();
    expect(kept.opened.length).toBe(kept.bytes);
    expect(kept.opened.length).toBeLessThan(sent.length);
    expect(kept.opened.toString('latin1')).not.toMatch(/secret|Exif|GPSLatitude|ftyp|PK\x03\x04/);
    expect(cornersOf(kept.opened)).toEqual([RED, GREEN, BLUE, WHITE]);
    expect((await keep(kept.opened)).cleaned).toBeUndefined();
  });

  it('is gone without a point of an upright picture being changed', async () => {
    const plain = picture(MagickFormat.Jpeg);
    expect((await keep(jpeg(exif(1)))).opened.equals(plain)).toBe(true);
    expect((await keep(png(pngChunk('tIME', Buffer.alloc(7))))).opened.equals((await keep(png())).opened)).toBe(true);
  });

  it('is nothing in a picture that tells nothing, which is kept as it was sent', async () => {
    const kept = await keep(jpeg());
    expect(kept).toMatchObject({ type: 'jpg' });
    expect(kept.cleaned).toBeUndefined();
    expect(kept.opened.equals(jpeg())).toBe(true);
  });
});

describe('a photo that lies on its side', () => {
  it.each([
    [1, [RED, GREEN, BLUE, WHITE]],
    [2, [GREEN, RED, WHITE, BLUE]],
    [3, [WHITE, BLUE, GREEN, RED]],
    [4, [BLUE, WHITE, RED, GREEN]],
    [5, [RED, BLUE, GREEN, WHITE]],
    [6, [BLUE, RED, WHITE, GREEN]],
    [7, [WHITE, GREEN, BLUE, RED]],
    [8, [GREEN, WHITE, RED, BLUE]],
  ])('is kept upright: as cameras number it, %i', async (orientation, corners) => {
    const kept = await keep(jpeg(exif(orientation)));
    expect(kept).toMatchObject({ type: 'jpg', cleaned: ['location', 'metadata'], ...(orientation === 1 ? {} : { turned: true }) });
    expect(cornersOf(kept.opened)).toEqual(corners);
    expect(kept.opened.toString('latin1')).not.toContain('Exif');
  });

  it('is kept upright in other kinds too, as what it is', async () => {
    expect(await keep(png(pngChunk('eXIf', camera(6))))).toMatchObject({ type: 'png', turned: true });
    expect(await keep(webp(['EXIF', camera(3)]))).toMatchObject({ type: 'webp', turned: true });
  });
});

describe('a photo of a telephone (HEIC)', () => {
  it('is kept as a JPEG that tells no place', async () => {
    const kept = await keep(sample('with-place.heic'));
    expect(kept).toMatchObject({ type: 'jpg', from: 'heic', cleaned: ['location', 'metadata'] });
    expect(kept.opened.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(kept.opened.toString('latin1')).not.toContain('Exif');
    expect(cornersOf(kept.opened)).toEqual([RED, GREEN, BLUE, WHITE]);
  });

  it('is kept upright when its container says that it lies', async () => {
    const kept = await keep(sample('lying.heic'));
    expect(kept).toMatchObject({ type: 'jpg', from: 'heic' });
    expect(cornersOf(kept.opened)).toEqual([GREEN, WHITE, RED, BLUE]);
  });

  it('is refused where only other kinds are taken', async () => {
    await expect(store.keep(OWNER, inPieces(sample('lying.heic')), ['pdf', 'jpg'])).rejects.toMatchObject({ because: 'kind' });
  });
});

/** A head of a PNG that claims a size, and data that is none. */
function claiming(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A photo of a telephone whose container claims another width. */
function wide(bytes: Buffer): Buffer {
  bytes.writeUInt32BE(0xffff_ffff, bytes.lastIndexOf('ispe') + 8);
  return bytes;
}
const UNREADABLE: readonly [what: string, make: () => Buffer][] = [
  ['cut in its middle', () => jpeg().subarray(0, jpeg().length - 40)],
  ['with a head alone', () => Buffer.concat([jpeg().subarray(0, 2), exif(1), Buffer.from([0xff, 0xd9])])],
  ['with a segment longer than itself', () => Buffer.concat([jpeg().subarray(0, 2), Buffer.from([0xff, 0xe1, 0xff, 0xff]), words('Exif')])],
  ['of noise, which it says lies on its side', () => Buffer.concat([jpeg(exif(6)).subarray(0, 60), Buffer.alloc(3_000, 7)])],
  ['a PNG with a changed byte', () => png().fill(7, 60, 61)],
  ['a PNG without data', () => png().subarray(0, 33)],
  ['a WebP that is shorter than it says', () => webp().subarray(0, 60)],
  ['a HEIC cut in its middle', () => sample('lying.heic').subarray(0, 600)],
  ['a HEIC that is a head alone', () => sample('lying.heic').subarray(0, 40)],
];

describe('a picture that cannot be read', () => {
  it.each(UNREADABLE)('is refused: %s', async (_what, make) => {
    expect(await because(make())).toBe('unreadable');
    expect(filesIn(join(folder, '.spool'))).toEqual([]);
  });

  it('is refused for what it would unpack to', async () => {
    expect(await because(claiming(60_000, 60_000))).toBe('too-many-pixels');
    expect(await because(claiming(0, 10))).toBe('unreadable');
    expect(await because(wide(sample('lying.heic')))).toBe('too-many-pixels');
  });
});
