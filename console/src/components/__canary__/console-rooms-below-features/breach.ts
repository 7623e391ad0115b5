import * as x from '../../../features/lead';
export default x;
