import * as x from '../../../../lang/lang';
export default x;
