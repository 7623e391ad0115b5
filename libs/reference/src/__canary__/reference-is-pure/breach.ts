import * as x from 'uuid';
export default x;
