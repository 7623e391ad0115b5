export * from './roles.js';
export * from './errors.js';
export * from './permissions.js';
export { COLUMNS, MARKS, type Mark, type Marks, type Who } from './permissions/marks.js';
export { LINK_COMMANDS } from './permissions/links.js';
export { ROUTES, type Access, type Route } from './permissions/routes.js';
export { VIEWS, type Reading, type Scope } from './permissions/views.js';
export * from './audit.js';
