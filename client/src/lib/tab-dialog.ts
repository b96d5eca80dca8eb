/** The dialog that a tab of the parent's page has open, as its address says: it outlives a reload and a new login. */
export type OpenTabDialog =
  | { what: 'ideas' }
  /** `cost` is what a new reward begins with. */
  | { what: 'new'; cost?: number }
  | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
