import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where files lie: a folder on this machine, or a bucket that speaks S3. */
export interface Place {
  readonly FILES_DIR: string;
  readonly FILES_S3_BUCKET?: string;
  readonly FILES_S3_REGION: string;
  /** Another provider than Amazon; its addresses then carry the bucket in the path. */
  readonly FILES_S3_ENDPOINT?: string;
  readonly FILES_S3_KEY_ID?: string;
  readonly FILES_S3_SECRET?: string;
}

/** The disk of the settings. What speaks S3 is loaded only where a bucket is named. */
export async function diskOf(s: Place): Promise<Disk> {
  if (!s.FILES_S3_BUCKET) return folder(s.FILES_DIR);
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: s.FILES_S3_BUCKET,
      region: s.FILES_S3_REGION,
      visibility: 'private',
      // Buckets are closed as a whole; rights of single objects are refused by most of them.
      supportsACL: false,
      ...(s.FILES_S3_ENDPOINT ? { endpoint: s.FILES_S3_ENDPOINT, forcePathStyle: true } : {}),
      ...(s.FILES_S3_KEY_ID ? { credentials: { accessKeyId: s.FILES_S3_KEY_ID, secretAccessKey: s.FILES_S3_SECRET ?? '' } } : {}),
    }),
  );
}

/** A folder on this machine. */
export const folder = (location: string): Disk => new Disk(new FSDriver({ location, visibility: 'private' }));
