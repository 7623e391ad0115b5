import * as x from 'react-admin';
export default x;
