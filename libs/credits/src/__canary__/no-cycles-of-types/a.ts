import type { B } from './b.js';
export interface A { readonly b?: B }
