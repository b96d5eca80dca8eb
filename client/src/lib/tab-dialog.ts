/** The dialog that a tab of the parent's page has open, as its address says: it outlives a reload and a new login. */
export type OpenTabDialog = { what: 'new' | 'ideas' } | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
