export { cookie } from './cookie.server';
export { begin, begunOf, isUuid, readForm, resumed, sending, uuidOf } from './post.server';
