export { searchTermsOf } from './acquisition.server';
export { measuringOf } from './measuring.server';
