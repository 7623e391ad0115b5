import * as x from '../../../../public-site/src/lang';
export default x;
