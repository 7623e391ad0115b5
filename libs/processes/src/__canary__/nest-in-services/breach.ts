import * as x from '@nestjs/common';
export default x;
