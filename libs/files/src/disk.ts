import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { whileMoving } from './moving.js';
import { SPOOL, type Shelf } from './shelf.js';

export const PLACES = ['folder', 'bucket'] as const;
export type PlaceName = (typeof PLACES)[number];

/** Where files lie: a folder on this machine, or a bucket that speaks S3. */
export interface Place {
  readonly FILES_DIR: string;
  readonly FILES_S3_BUCKET?: string;
  readonly FILES_S3_REGION: string;
  /** Another provider than Amazon; its addresses then carry the bucket in the path. */
  readonly FILES_S3_ENDPOINT?: string;
  readonly FILES_S3_KEY_ID?: string;
  readonly FILES_S3_SECRET?: string;
  /** While files move: where they are written, and read from the other place as long as they are not here. */
  readonly FILES_MOVE_TO?: PlaceName;
}

class PlacedDisk extends Disk implements Shelf {
  readonly spool: readonly string[];
  constructor(
    driver: DriverContract,
    readonly getPart: Shelf['getPart'],
    local: string,
    readonly root?: string,
  ) {
    super(driver);
    this.spool = [join(local, SPOOL), ...(root === undefined ? [join(tmpdir(), 'jurilien-spool')] : [])];
  }
}

/** A folder on this machine. */
export function folder(location: string): Shelf {
  const getPart: Shelf['getPart'] = (key, { from, to }) => Promise.resolve(createReadStream(join(location, key), { start: from, end: to }));
  return new PlacedDisk(new FSDriver({ location, visibility: 'private' }), getPart, location, location);
}

/** What speaks S3 is loaded only where a bucket is named. */
async function bucket(name: string, s: Place): Promise<Shelf> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: s.FILES_S3_REGION,
    ...(s.FILES_S3_ENDPOINT ? { endpoint: s.FILES_S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(s.FILES_S3_KEY_ID ? { credentials: { accessKeyId: s.FILES_S3_KEY_ID, secretAccessKey: s.FILES_S3_SECRET ?? '' } } : {}),
  });
  const driver = new S3Driver({
    client,
    bucket: name,
    visibility: 'private',
    // Buckets are closed as a whole; rights of single objects are refused by most of them.
    supportsACL: false,
  });
  const getPart: Shelf['getPart'] = async (Key, { from, to }) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key, Range: `bytes=${from}-${to}` }));
    if (!(Body instanceof Readable)) throw new Error('the bucket answered without bytes');
    return Body;
  };
  return new PlacedDisk(driver, getPart, s.FILES_DIR);
}

/** The two places of the settings: where files go, and where they come from. @throws when no bucket is named */
export async function placesOf(s: Place, to: PlaceName): Promise<{ readonly from: Shelf; readonly to: Shelf }> {
  if (!s.FILES_S3_BUCKET) throw new Error('FILES_S3_BUCKET names no bucket: files have one place only.');
  const [here, there] = [folder(s.FILES_DIR), await bucket(s.FILES_S3_BUCKET, s)];
  return to === 'bucket' ? { from: here, to: there } : { from: there, to: here };
}

/** The disk of the settings. */
export async function diskOf(s: Place): Promise<Shelf> {
  if (s.FILES_MOVE_TO) {
    const { from, to } = await placesOf(s, s.FILES_MOVE_TO);
    return whileMoving(to, from);
  }
  return s.FILES_S3_BUCKET ? bucket(s.FILES_S3_BUCKET, s) : folder(s.FILES_DIR);
}
