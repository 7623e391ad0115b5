import type { Principal } from './principal.js';

/** A province administrator has the provinces of their account, everyone else every one. */
export const provincesOf = ({ who, actor }: Principal): readonly string[] | undefined =>
  who === 'province-admin' ? (actor.provinces ?? []) : undefined;
