import * as x from '@jurilien/lead';
export default x;
