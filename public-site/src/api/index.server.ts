export {
  type GivenTo,
  type LinkStanding,
  type Problem,
  type Reply,
  ask,
  askChangeLink,
  askFile,
  command,
  isDown,
  linkStanding,
  renewLink,
  stop,
} from './api.server';
export { beside } from './beside.server';
export { configNow, figuresNow, offeredOr404 } from './in-force.server';
export { houseAddress } from './house.server';
export { ourPhone } from './phone.server';
export { opinionsOf } from './opinions.server';
export { type Stats, statsOf } from './stats.server';
export { withWait } from './waiting.server';
