import type { TokenScope } from '@shared/program-constants';
import { newAccessToken, type NewAccessToken } from '@shared/contracts/access-tokens';
import { Agent } from './agent';
import { expectResponse } from './expect-response';
import type { TestFamily } from './families';

export class Program extends Agent {
  readonly token: string;

  constructor(url: string, token: string) {
    super(url);
    this.token = token;
  }

  override send(...[method, path, text, headers]: Parameters<Agent['send']>): ReturnType<Agent['send']> {
    return super.send(method, path, text, { Authorization: `Bearer ${this.token}`, ...headers });
  }
}

type Person = Pick<TestFamily, 'parent' | 'password'>;

export async function makeToken(
  { parent, password }: Person,
  scope: TokenScope = 'write',
  days: number | null = null,
): Promise<NewAccessToken> {
  const asked = { name: 'Kitchen panel', scope, days, password };
  return expectResponse(await parent.post('/api/user/tokens', asked), 201, newAccessToken);
}

export const makeProgram = async (person: Person, scope: TokenScope = 'write'): Promise<Program> =>
  new Program(person.parent.url, (await makeToken(person, scope)).token);
