import { b } from './b.js';
export const a = (): number => b();
