import * as x from '@mikro-orm/core';
export default x;
