import * as x from 'node:crypto';
export default x;
