import * as x from '@jurilien/search';
export default x;
