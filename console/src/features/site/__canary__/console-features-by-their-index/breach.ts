import * as x from '../../../lead/lead';
export default x;
