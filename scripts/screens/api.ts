import { type APIRequestContext, request } from 'playwright-core';

export interface Api {
  context: APIRequestContext;
  script?: string;
  /** Each method throws unless the response is a success, and returns its JSON. */
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, data?: object) => Promise<T>;
  put: <T>(path: string, data?: object) => Promise<T>;
  delete: (path: string) => Promise<unknown>;
}

export async function openApi(baseURL: string): Promise<Api> {
  const context = await request.newContext({ baseURL });
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const response = await context.fetch(path, { method, ...(data && { data }) });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  return {
    context,
    get: (path) => call('GET', path),
    post: (path, data) => call('POST', path, data),
    put: (path, data) => call('PUT', path, data),
    delete: (path) => call('DELETE', path),
  };
}
