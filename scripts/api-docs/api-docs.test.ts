import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { ownErrors } from '@shared/api/endpoint';
import { ENDPOINTS, findEndpoint } from '@shared/api/endpoints';
import { API_ERRORS, COMMON_ERRORS } from '@shared/api/errors';
import { apiDocs } from './api-docs';
import { buildOpenApi } from './openapi';

describe('the API reference', () => {
  it('matches the output of `npm run docs:api`', async () => {
    for (const { file, text } of apiDocs()) {
      expect(await readFile(file, 'utf8'), `${basename(file)}: run "npm run docs:api"`).toBe(text);
    }
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(buildOpenApi());
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('rejects an invalid document', async () => {
    const document = { ...buildOpenApi(), info: { title: 'No version' } };
    expect((await new Validator().validate(document)).valid).toBe(false);
  });

  it('describes each call once', () => {
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('uses every error code', () => {
    const used = new Set([...COMMON_ERRORS, ...ENDPOINTS.flatMap(ownErrors)]);
    expect([...used].toSorted()).toEqual(Object.keys(API_ERRORS).toSorted());
  });

  it.each([
    ['GET', '/api/kids/family/12345', '/api/kids/family/:code'],
    ['POST', '/api/kids/login', '/api/kids/login'],
    ['HEAD', '/api/kids/1', '/api/kids/:id'],
    ['GET', '/API/Kids/', '/api/kids'],
  ])('finds the endpoint of %s %s', (method, path, declared) => {
    expect(findEndpoint(method, path)?.path).toBe(declared);
  });

  it('returns undefined for undeclared paths', () => {
    expect(findEndpoint('PATCH', '/api/kids')).toBeUndefined();
    expect(findEndpoint('GET', '/api/kids/1/2/3')).toBeUndefined();
  });
});
