import type { A } from './a.js';
export interface B { readonly a?: A }
