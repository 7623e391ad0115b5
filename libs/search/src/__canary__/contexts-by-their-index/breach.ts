import * as x from '../../../../lead/src/lead.js';
export default x;
