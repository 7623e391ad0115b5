import * as x from '../../../../api/src/main.js';
export default x;
