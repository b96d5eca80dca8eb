export const adminKeys = {
  stats: ['/api/admin/stats'],
  unknownCodes: ['/api/admin/unknown-codes'],
  families: (search?: string) =>
    search === undefined
      ? (['/api/admin/families'] as const)
      : (['/api/admin/families', { search }] as const),
  auditLog: (filters?: object) =>
    filters ? (['/api/admin/audit-log', filters] as const) : (['/api/admin/audit-log'] as const),
} as const;
