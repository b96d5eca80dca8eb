import { z } from 'zod';
import { AUDIT_ACTORS, AUDIT_KINDS, AUDIT_OUTCOMES } from '../audit';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { id, optionalText, timestamp } from './fields';
import { pageQuery } from './paging';

/** Filters of the log. Absent and empty values don't filter. */
export const auditLogQuery = z.object({
  kind: z.enum(AUDIT_KINDS, { error: errorKey('validation.audit_kind') }).optional(),
  outcome: z.enum(AUDIT_OUTCOMES, { error: errorKey('validation.audit_outcome') }).optional(),
  search: optionalText(LIMITS.email),
  ...pageQuery,
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;

const named = { id: z.string().nullable(), username: z.string().nullable() };

/** `action` is text, because old lines may have unknown actions. */
export const auditLine = z.object({
  id,
  at: timestamp,
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actor: z.object({ type: z.enum(AUDIT_ACTORS), ...named }),
  target: z.object(named),
  /** The target family's current name. */
  familyName: z.string().nullable(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;
