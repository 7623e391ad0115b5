/** Files cannot be kept or read now, through no fault of theirs: the same bytes may be sent again. */
export class FilesUnavailable extends Error {}

/** Waits for something a disk does; what goes wrong there is the disk's fault. */
export const ofDisk = <A>(work: Promise<A>): Promise<A> =>
  work.catch((cause: unknown) => {
    throw new FilesUnavailable('the disk does not take the file', { cause });
  });
