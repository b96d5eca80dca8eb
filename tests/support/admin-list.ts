import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { adminFamily, type AdminFamily } from '@shared/contracts/admin';
import { families } from '@shared/tables/index';
import type { Agent } from './agent';
import { answered } from './answers';
import type { TestServer } from './server';

/** The admin's whole list of families, held to the contract. */
export async function wholeList(admin: Agent): Promise<AdminFamily[]> {
  return answered(await admin.get('/api/admin/families'), 200, z.array(adminFamily));
}

export interface ListPage {
  families: AdminFamily[];
  total: number;
  cursor: string | null;
}

/** One page of it, with what rides in the headers. */
export async function listPage(admin: Agent, query: Record<string, string>): Promise<ListPage> {
  const answer = await admin.get(`/api/admin/families?${new URLSearchParams(query).toString()}`);
  return {
    families: answered(answer, 200, z.array(adminFamily)),
    total: Number(answer.headers.get('X-Total-Count')),
    cursor: answer.headers.get('X-Next-Cursor'),
  };
}

/** A parent does not learn the id of their own family; the database knows. */
export async function idOfFamily({ db }: TestServer, code: string): Promise<string> {
  const [row] = await db.select({ id: families.id }).from(families).where(eq(families.code, code));
  if (!row) throw new Error(`no family has the code ${code}`);
  return row.id;
}
