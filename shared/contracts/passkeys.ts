import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { id, timestamp, requiredName } from './fields';

const PASSWORD = errorKey('validation.password');
const password = z
  .string({ error: PASSWORD })
  .min(1, PASSWORD)
  .max(LIMITS.password, errorKey('validation.too_long'));

const RESPONSE = errorKey('validation.passkey');
const base64url = z.string({ error: RESPONSE }).regex(/^[\w-]*$/, RESPONSE);
const credential = {
  id: base64url.min(1, RESPONSE),
  rawId: base64url.min(1, RESPONSE),
  type: z.literal('public-key', RESPONSE),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], RESPONSE).exactOptional(),
};

/** Options for WebAuthn's `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const passkeyPasswordRequest = z.object({ password });

/** The browser's `PublicKeyCredential.toJSON()`. */
export const newPasskeyRequest = z.object({
  name: requiredName(errorKey('validation.name')),
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url,
          attestationObject: base64url,
          transports: z.array(z.string().max(40, RESPONSE), RESPONSE).max(10, RESPONSE).exactOptional(),
        },
        RESPONSE,
      ),
    },
    RESPONSE,
  ),
});
export type NewPasskeyInput = z.infer<typeof newPasskeyRequest>;

/** The browser's credential, and the role to sign in as. */
export const passkeyLoginRequest = z.object({
  role: z.enum(['parent', 'admin'], RESPONSE),
  proof: z.boolean({ error: RESPONSE }).optional(),
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64url,
          authenticatorData: base64url,
          signature: base64url,
          userHandle: base64url.exactOptional(),
        },
        RESPONSE,
      ),
    },
    RESPONSE,
  ),
});
export type PasskeyLoginInput = z.infer<typeof passkeyLoginRequest>;

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const adminSettings = z.object({
  requirePasskeys: z.boolean({ error: errorKey('validation.on_or_off') }),
});
export type AdminSettings = z.infer<typeof adminSettings>;
