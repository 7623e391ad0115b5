import * as x from '../../../features/intake';
export default x;
