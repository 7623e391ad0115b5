import { z } from 'zod';
import { EXPORT_FORMAT } from '../exported.js';

const value = z.unknown();
const scope = z.object({ province: z.enum(['QC', 'ON']).optional(), field: z.string().max(60).optional() });

/** An export of the configuration, with what proves where it is from. */
export const exportedSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  environment: z.string().max(300),
  at: z.iso.datetime(),
  version: z.int().min(1),
  keys: z
    .array(
      z.object({
        key: z.string().max(120),
        shipped: value,
        shippedFor: z.partialRecord(z.enum(['QC', 'ON']), value).optional(),
        own: z.array(z.object({ scope, value })).max(500),
      }),
    )
    .max(2_000),
});
export const signedExport = exportedSchema.extend({
  signature: z.object({ algorithm: z.literal('ed25519'), key: z.string().max(100), value: z.string().max(200) }),
});
