import type { Disk } from 'flydrive';

/** Copies, as they are, the files that are not there yet: a file never changes under its name. Answers how many those were. */
export async function copyFiles(from: Disk, to: Disk): Promise<number> {
  let copied = 0;
  let page: string | undefined;
  do {
    const found = await from.listAll('', { recursive: true, ...(page ? { paginationToken: page } : {}) }).catch(nothingYet);
    for (const entry of found.objects) {
      if (!entry.isFile || (await to.exists(entry.key))) continue;
      await to.put(entry.key, await from.getBytes(entry.key));
      copied++;
    }
    page = found.paginationToken;
  } while (page);
  return copied;
}

/** A folder is made with its first file. */
function nothingYet(error: unknown): { objects: []; paginationToken?: undefined } {
  const code = (e: unknown): unknown => (e as { code?: unknown; cause?: unknown } | undefined)?.code;
  if (code(error) === 'ENOENT' || code((error as { cause?: unknown }).cause) === 'ENOENT') return { objects: [] };
  throw error;
}
