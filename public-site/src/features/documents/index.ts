export { Documents } from './documents';
export { LiveUpload } from './sending/live-upload';
