import * as x from '../../../offers/card';
export default x;
