import * as x from 'pg';
export default x;
