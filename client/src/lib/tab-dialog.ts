/** The open dialog of a parent tab, stored in the URL so that it survives a reload and a login. */
export type OpenTabDialog =
  | { what: 'ideas' }
  /** `cost` is the initial cost of a new reward. */
  | { what: 'new'; cost?: number }
  | { what: 'edit' | 'copy'; id: string };

export interface TabDialog {
  open: OpenTabDialog | null;
  show: (dialog: OpenTabDialog) => void;
  close: () => void;
}
