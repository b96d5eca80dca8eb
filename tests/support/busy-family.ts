import { assert } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { reward } from '@shared/contracts/rewards';
import { choreSubmission } from '@shared/contracts/submissions';
import type { ServerMessage } from '@shared/realtime';
import type { Actor } from '../../server/lib/actor';
import type { Agent, HttpResponse } from './agent';
import { insertLedgerFamily, type LedgerFamily } from './ledger-family';
import type { TestServer } from './server';
import { signedIn } from './sign-in';
import { openSocket, type TestSocket } from './sockets';

type Status = 'approved' | 'rejected';

/** What somebody of the family tries. Numbers name people and records by their place, whether or not it is possible. */
export type Action =
  | { do: 'submit'; kid: number; chore: number }
  | { do: 'reviewChore'; by: number; which: number; status: Status; award: number | null }
  | { do: 'request'; kid: number; reward: number }
  | { do: 'reviewReward'; by: number; which: number; status: Status }
  | { do: 'addChore'; by: number; stars: number }
  | { do: 'editChore'; by: number; chore: number; stars: number; isActive: boolean }
  | { do: 'deleteChore'; by: number; chore: number }
  | { do: 'addReward'; by: number; cost: number; limit: number | null }
  | { do: 'editReward'; by: number; reward: number; cost: number; limit: number | null }
  | { do: 'deleteReward'; by: number; reward: number };

/** A message of the socket as a line; of a record its id and status. */
export function lineOf(message: ServerMessage): string {
  const record =
    ('submission' in message && message.submission) || ('redemption' in message && message.redemption);
  if (record) return `${message.type} ${record.id} ${record.status}`;
  return message.type;
}

const pick = <T>(items: T[], place: number): T | undefined => items[place % Math.max(1, items.length)];

/** Two grown-ups with an open socket each, and three kids, over HTTP. */
export class BusyFamily {
  readonly family: LedgerFamily;
  readonly grownUps: Agent[];
  readonly sockets: TestSocket[];
  /** What each grown-up's socket must have told, one line a message. */
  readonly expected: string[] = [];
  /** Who was told that their review counts, by the record's id. */
  readonly reviewers = new Map<string, string>();
  readonly #kids: Agent[];
  readonly #chores: string[];
  readonly #rewards: { id: string; starCost: number }[];
  readonly #submissions: string[] = [];
  readonly #redemptions: string[] = [];

  private constructor(family: LedgerFamily, grownUps: Agent[], sockets: TestSocket[], kids: Agent[]) {
    this.family = family;
    this.grownUps = grownUps;
    this.sockets = sockets;
    this.#kids = kids;
    this.#chores = family.chores.map(({ id }) => id);
    this.#rewards = family.rewards.map(({ id, starCost }) => ({ id, starCost }));
  }

  static async open(server: TestServer): Promise<BusyFamily> {
    const family = await insertLedgerFamily(server.db, {
      roles: ['owner', 'parent'],
      names: ['Mia', 'Ben', 'Ida'],
    });
    const signIn = (actors: Actor[]) => Promise.all(actors.map((actor) => signedIn(server, actor)));
    const grownUps = await signIn(family.parents);
    const kids = await signIn(family.kids);
    const sockets = await Promise.all(grownUps.map((agent) => openSocket(agent)));
    for (const [index, { userId }] of family.parents.entries()) {
      assert.deepInclude(await sockets[index]?.join('parent', userId), { type: 'joined' });
    }
    return new BusyFamily(family, grownUps, sockets, kids);
  }

  /** Tries it, and writes down what it must have led to. Fails when it is refused for anything but the family's state. */
  async act(action: Action): Promise<void> {
    switch (action.do) {
      case 'submit':
        return this.#submit(action);
      case 'reviewChore':
        return this.#reviewChore(action);
      case 'request':
        return this.#request(action);
      case 'reviewReward':
        return this.#reviewReward(action);
      case 'addChore':
      case 'editChore':
      case 'deleteChore':
        return this.#changeChore(action);
      case 'addReward':
      case 'editReward':
      case 'deleteReward':
        return this.#changeReward(action);
      default:
        action satisfies never;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.close()));
  }

  async #submit({ kid, chore: which }: Extract<Action, { do: 'submit' }>): Promise<void> {
    const [actor, agent] = [pick(this.family.kids, kid), pick(this.#kids, kid)];
    const choreId = pick(this.#chores, which);
    const response = await agent?.post('/api/chore-submissions', { kidId: actor?.kidId, choreId });
    const submission = done(response, 201) && choreSubmission.parse(response.body);
    if (!submission) return;
    this.#submissions.push(submission.id);
    this.expected.push(lineOf({ type: 'chore_submission', submission }));
  }

  async #reviewChore(action: Extract<Action, { do: 'reviewChore' }>): Promise<void> {
    const id = pick(this.#submissions, action.which);
    if (id === undefined) return;
    const { status, award: starsAwarded } = action;
    const response = await this.#grownUp(action).put(`/api/chore-submissions/${id}/review`, {
      status,
      starsAwarded,
    });
    const submission = done(response, 200) && choreSubmission.parse(response.body);
    if (!submission) return;
    this.#noteReview(id, action);
    this.expected.push(lineOf({ type: 'chore_reviewed', submission }));
  }

  async #request({ kid, reward: which }: Extract<Action, { do: 'request' }>): Promise<void> {
    const [actor, agent] = [pick(this.family.kids, kid), pick(this.#kids, kid)];
    const wanted = pick(this.#rewards, which);
    const input = { kidId: actor?.kidId, rewardId: wanted?.id, starsSpent: wanted?.starCost };
    const response = await agent?.post('/api/reward-redemptions', input);
    const redemption = done(response, 201) && rewardRedemption.parse(response.body);
    if (!redemption) return;
    this.#redemptions.push(redemption.id);
    this.expected.push(lineOf({ type: 'reward_redemption', redemption }));
  }

  async #reviewReward(action: Extract<Action, { do: 'reviewReward' }>): Promise<void> {
    const id = pick(this.#redemptions, action.which);
    if (id === undefined) return;
    const { status } = action;
    const response = await this.#grownUp(action).put(`/api/reward-redemptions/${id}/review`, { status });
    const redemption = done(response, 200) && rewardRedemption.parse(response.body);
    if (!redemption) return;
    this.#noteReview(id, action);
    this.expected.push(lineOf({ type: 'reward_reviewed', redemption }));
    const { maxRedemptions, currentRedemptions } = redemption.reward;
    if (status === 'rejected' || maxRedemptions === null) return;
    assert.isAtMost(currentRedemptions, maxRedemptions);
    this.expected.push('rewards_changed');
  }

  async #changeChore(
    action: Extract<Action, { do: 'addChore' | 'editChore' | 'deleteChore' }>,
  ): Promise<void> {
    const agent = this.#grownUp(action);
    if (action.do === 'addChore') {
      const response = await agent.post('/api/chores', { name: 'Added', starReward: action.stars });
      done(response, 201);
      this.#chores.push(chore.parse(response.body).id);
    } else {
      const path = `/api/chores/${pick(this.#chores, action.chore)}`;
      const { do: what } = action;
      const response =
        what === 'deleteChore'
          ? await agent.del(path)
          : await agent.put(path, { starReward: action.stars, isActive: action.isActive });
      if (!done(response, what === 'deleteChore' ? 204 : 200)) return;
    }
    this.expected.push('chores_changed');
  }

  async #changeReward(
    action: Extract<Action, { do: 'addReward' | 'editReward' | 'deleteReward' }>,
  ): Promise<void> {
    const agent = this.#grownUp(action);
    if (action.do === 'addReward') {
      const input = { name: 'Added', starCost: action.cost, maxRedemptions: action.limit };
      const response = await agent.post('/api/rewards', input);
      done(response, 201);
      this.#rewards.push(reward.parse(response.body));
    } else {
      const known = pick(this.#rewards, action.reward);
      const path = `/api/rewards/${known?.id}`;
      const response =
        action.do === 'deleteReward'
          ? await agent.del(path)
          : await agent.put(path, { starCost: action.cost, maxRedemptions: action.limit });
      if (!done(response, action.do === 'deleteReward' ? 204 : 200)) return;
      if (known && action.do === 'editReward') known.starCost = action.cost;
    }
    this.expected.push('rewards_changed');
  }

  #grownUp({ by }: { by: number }): Agent {
    const agent = pick(this.grownUps, by);
    if (!agent) throw new Error('no grown-ups');
    return agent;
  }

  #noteReview(id: string, { by }: { by: number }): void {
    // The second of two reviews is refused, whoever makes it.
    assert.isFalse(this.reviewers.has(id));
    this.reviewers.set(id, pick(this.family.parents, by)?.userId ?? '');
  }
}

/** Whether it was done; anything but that and a refusal by the family's state fails the test. */
function done(response: HttpResponse | undefined, status: number): response is HttpResponse {
  assert.include([status, 404, 409], response?.status);
  return response?.status === status;
}
