import { Router, type RequestHandler } from 'express';
import type { Caller } from '@shared/api/endpoint';
import type { RoleCheck } from './require-role';

export interface DeclaredRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  roles: readonly Caller[];
}

/**
 * An Express router that requires `allow(…)` first in every route, enforced by its types. `routes` lists them
 * for tests and the API reference.
 */
export class ApiRouter {
  readonly router = Router();
  readonly routes: DeclaredRoute[] = [];

  get(path: string, check: RoleCheck, ...handlers: RequestHandler[]): void {
    this.router.get(path, check, ...handlers);
    this.routes.push({ method: 'GET', path, roles: check.roles });
  }

  post(path: string, check: RoleCheck, ...handlers: RequestHandler[]): void {
    this.router.post(path, check, ...handlers);
    this.routes.push({ method: 'POST', path, roles: check.roles });
  }

  put(path: string, check: RoleCheck, ...handlers: RequestHandler[]): void {
    this.router.put(path, check, ...handlers);
    this.routes.push({ method: 'PUT', path, roles: check.roles });
  }

  delete(path: string, check: RoleCheck, ...handlers: RequestHandler[]): void {
    this.router.delete(path, check, ...handlers);
    this.routes.push({ method: 'DELETE', path, roles: check.roles });
  }
}
