import * as x from 'bullmq';
export default x;
