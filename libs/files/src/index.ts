export { fileStore, type FileStore, type Kept, type KeptFile } from './store.js';
export { FileRefused, type FileKind, type RefusedBecause } from './kinds.js';
export { builtInCheck, type Scanner } from './scanner.js';
