/** Whether this browser can make and use passkeys at this address: not without https, nor on a plain IP address. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|^\[/.test(window.location.hostname)
  );
}

/** The person closed the browser's question, or has no passkey for it. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
