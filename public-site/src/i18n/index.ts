export { coinTexts } from './coins';
export { common } from './common';
export { errors } from './errors';
