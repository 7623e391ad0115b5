import * as x from 'node:fs';
export default x;
