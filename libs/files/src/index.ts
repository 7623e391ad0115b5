export { inThread } from './thread.js';
export { fileStore, type FileStore, type Kept, type KeptFile } from './store.js';
export { FILE_KINDS, FileRefused, MIME_OF, type FileKind, type RefusedBecause } from './kinds.js';
export { allOf, builtInCheck, structureCheck, type Scanner } from './scanner.js';
export { clamd, ScannerUnavailable } from './clamd.js';
export { diskOf, folder } from './disk.js';
export { openFiles, type Files } from './open.js';
export { partialFiles, type Arriving, type PartialFiles } from './partial.js';
export { copyFiles } from './copy.js';
