import { AuditLog } from '@/features/admin/audit/audit-log';

/** The audit log, read only when somebody looks at it. */
export default function AuditTab() {
  return (
    <div className="admin-totals">
      <AuditLog />
    </div>
  );
}
