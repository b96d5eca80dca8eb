export const adminKeys = {
  stats: ['/api/admin/stats'],
  unknownCodes: ['/api/admin/unknown-codes'],
  families: (filters?: object) =>
    filters ? (['/api/admin/families', filters] as const) : (['/api/admin/families'] as const),
  auditLog: (filters?: object) =>
    filters ? (['/api/admin/audit-log', filters] as const) : (['/api/admin/audit-log'] as const),
} as const;
