import * as x from '@jurilien/contracts/api';
export default x;
