import { z } from 'zod';
import { adminFamily, type AdminFamily } from '@shared/contracts/admin';
import type { Agent } from './agent';
import { expectResponse } from './expect-response';

export async function wholeList(admin: Agent): Promise<AdminFamily[]> {
  return expectResponse(await admin.get('/api/admin/families'), 200, z.array(adminFamily));
}

export interface ListPage {
  families: AdminFamily[];
  total: number;
  cursor: string | null;
}

export async function listPage(admin: Agent, query: Record<string, string>): Promise<ListPage> {
  const response = await admin.get(`/api/admin/families?${new URLSearchParams(query).toString()}`);
  return {
    families: expectResponse(response, 200, z.array(adminFamily)),
    total: Number(response.headers.get('X-Total-Count')),
    cursor: response.headers.get('X-Next-Cursor'),
  };
}
