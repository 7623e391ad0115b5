import * as x from '@jurilien/persistence';
export default x;
