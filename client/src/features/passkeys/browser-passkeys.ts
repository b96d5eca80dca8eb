/** Passkeys need https and a domain name. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|^\[/.test(window.location.hostname)
  );
}

/** Whether the user canceled the browser's dialog, or has no passkey. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
