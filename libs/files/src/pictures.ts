import { FileRefused, type FileKind } from './kinds.js';
import { inThread, scriptBeside } from './thread.js';
import { inTurn, type Whole } from './turn.js';

/** A large photo of a telephone has 50 million; a few kilobytes may claim to unpack to many more. */
const MOST_PIXELS = 64_000_000;
/** A photo of 12 million pixels is stripped in a tenth of a second of the processor, and decoded and written anew in five. */
const STRIPPING = { mostCpuMs: 5_000, mostHeapMb: 128 };
const DECODING = { mostCpuMs: 60_000, mostHeapMb: 256 };

const PICTURES = ['jpg', 'png', 'webp', 'heic'] as const;
type Picture = (typeof PICTURES)[number];

export const isPicture = (kind: FileKind): kind is Picture => (PICTURES as readonly FileKind[]).includes(kind);

/** What was done to a photo before it was kept: nothing where nothing is named. */
export interface Cleaned {
  /** What it told beside its picture, and no longer does: where it was taken, anything else. */
  readonly cleaned?: ('location' | 'metadata')[];
  /** It was stored lying on its side, and a word beside it said so. */
  readonly turned?: true;
  /** What it was sent as. */
  readonly from?: 'heic';
}

interface Stripped {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly told: readonly ('location' | 'metadata')[];
  readonly orientation: number;
  readonly moving: boolean;
}
type Found = Stripped | { readonly because: 'unreadable' | 'too-many-pixels' };

/**
 * A photo without what it tells beside its picture (place, camera, hour, small picture, whatever stands behind its end), upright, as a
 * JPEG where few programmes open it. One that stands upright keeps its points as they are; another is decoded and written anew.
 * @returns no bytes where there was nothing to do
 * @throws FileRefused for one that cannot be read, or unpacks to too much
 */
export const cleanPicture = (
  type: Picture,
  whole: Whole,
): Promise<{ readonly type: Exclude<Picture, 'heic'>; readonly bytes?: Uint8Array; readonly cleaned: Cleaned }> =>
  inTurn(async () => {
    const sent = await stripped(type, await whole());
    const cleaned = sent.told.length > 0 ? { cleaned: [...sent.told].sort() } : {};
    if (type !== 'heic' && (sent.orientation === 1 || sent.moving))
      return { type, ...(sent.told.length > 0 ? { bytes: sent.bytes! } : {}), cleaned };
    const made = await decoded(type, await whole());
    const keptAs = type === 'heic' ? 'jpg' : type;
    const { bytes } = await stripped(keptAs, made);
    return { type: keptAs, bytes: bytes!, cleaned: { ...cleaned, ...(type === 'heic' ? { from: type } : { turned: true as const }) } };
  });

async function stripped(type: Picture, bytes: Uint8Array<ArrayBuffer>): Promise<Stripped> {
  const asked = { type, bytes, mostPixels: MOST_PIXELS };
  const found = await inThread<Found>(scriptBeside(import.meta.url, 'strip-worker'), asked, STRIPPING, [bytes.buffer]);
  if (found.ended === 'given-up') throw new FileRefused('unreadable');
  if ('because' in found.answer) throw new FileRefused(found.answer.because);
  return found.answer;
}

async function decoded(type: Picture, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const asked = { type, bytes, mostPixels: MOST_PIXELS };
  const found = await inThread<Uint8Array<ArrayBuffer>>(scriptBeside(import.meta.url, 'picture-worker'), asked, DECODING, [bytes.buffer]);
  if (found.ended === 'given-up') throw new FileRefused('unreadable');
  return found.answer;
}
