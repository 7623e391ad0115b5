import * as x from '../../../../../services/api/src/main.js';
export default x;
