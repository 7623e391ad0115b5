import * as x from '../../../../routes/addresses/alias';
export default x;
