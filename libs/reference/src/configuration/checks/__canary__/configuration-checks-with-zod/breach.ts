import * as x from 'luxon';
export default x;
