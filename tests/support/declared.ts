import { ownErrors, type EndpointResponse } from '@shared/api/endpoint';
import { findEndpoint } from '@shared/api/endpoints';
import { API_ERRORS, COMMON_ERRORS, type ApiErrorCode } from '@shared/api/errors';
import { errorResponse, type ErrorResponse } from '@shared/contracts/error';
import { errorText } from '@shared/error-text';
import type { HttpResponse } from './agent';
import { strict } from './strict';

/** The status, the strict body schema (so a leaked field fails) or the error. Ignores pages and files. */
export function expectDeclared(method: string, url: string, response: HttpResponse): void {
  const { pathname } = new URL(url, 'http://app');
  const endpoint = findEndpoint(method, pathname);
  const at = `${method} ${pathname} answered ${response.status}`;
  if (response.status >= 400) {
    if (endpoint || /^\/(?:api|objects)(?:\/|$)/i.test(pathname))
      expectError(method, at, response, endpoint && ownErrors(endpoint));
    return;
  }
  if (!endpoint) return;
  const declared: EndpointResponse | undefined = endpoint.responses[response.status];
  if (!declared) throw new Error(`${at}, which its endpoint does not declare`);
  if (method === 'HEAD') return;
  if (declared.body) fits(at, strict(declared.body).safeParse(response.body));
  else if (!declared.mediaTypes && response.body !== null && typeof response.body === 'object') {
    throw new Error(`${at} with a JSON body`);
  }
}

function expectError(
  method: string,
  at: string,
  response: HttpResponse,
  own: readonly ApiErrorCode[] = [],
): void {
  if (method === 'HEAD') return;
  const parsed = strict(errorResponse).safeParse(response.body);
  fits(at, parsed);
  const { code } = parsed.data ?? {};
  const known = [...COMMON_ERRORS, ...own].find((each) => each === code);
  if (!known || API_ERRORS[known].status !== response.status) {
    throw new Error(`${at} ${code}, which its endpoint does not declare`);
  }
  if (parsed.data) expectKeys(at, parsed.data);
}

/** Expects the keys to match the texts of the same body. */
function expectKeys(
  at: string,
  { message, key, params = {}, fields = {}, fieldKeys = {} }: ErrorResponse,
): void {
  const texts = [
    ...(key === undefined ? [] : [{ key, params, text: message }]),
    ...Object.entries(fieldKeys).map(([path, field]) => ({ params: {}, ...field, text: fields[path] })),
  ];
  for (const { text, ...named } of texts) {
    if (errorText({ ...named, params: named.params ?? {} }) !== text)
      throw new Error(`${at} with the key ${named.key}, which means something else than "${text}"`);
  }
}

function fits(at: string, parsed: { success: boolean; error?: { message: string } }): void {
  if (!parsed.success) throw new Error(`${at} with a body that does not fit: ${parsed.error?.message}`);
}
