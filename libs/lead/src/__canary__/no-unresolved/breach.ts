import * as x from './nowhere.js';
export default x;
