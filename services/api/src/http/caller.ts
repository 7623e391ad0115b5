import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kernel } from '@jurilien/runtime';
import { addressGroup } from './address-group.js';

/**
 * The address a public request comes from: our own site forwards it and proves itself with the site key; from anyone else
 * the header means nothing.
 */
export function callerAddress(kernel: Kernel, request: FastifyRequest): string {
  const { SITE_KEY, SITE_KEY_EARLIER } = kernel.settings;
  const key = request.headers['x-site-key'];
  const forwarded = request.headers['x-forwarded-for'];
  return typeof key === 'string' && typeof forwarded === 'string' && [SITE_KEY, ...SITE_KEY_EARLIER].some((ours) => same(key, ours))
    ? addressGroup(forwarded.split(',')[0]!.trim())
    : addressGroup(request.ip);
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
