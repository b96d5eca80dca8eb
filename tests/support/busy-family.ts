import { assert } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { reward } from '@shared/contracts/rewards';
import { ledgerEntry } from '@shared/contracts/stars';
import { choreSubmission } from '@shared/contracts/submissions';
import type { ServerMessage } from '@shared/realtime';
import type { Identity } from '../../server/lib/actor';
import type { Agent, HttpResponse } from './agent';
import { insertLedgerFamily, type LedgerFamily } from './ledger-family';
import type { TestServer } from './server';
import { signedIn } from './sign-in';
import { openSocket, type TestSocket } from './sockets';

type Status = 'approved' | 'rejected';

/** Numbers refer to members and records by position, whether or not the action is possible. */
export type Action =
  | { do: 'submit'; kid: number; chore: number }
  | { do: 'reviewChore'; by: number; which: number; status: Status; award: number | null }
  | { do: 'request'; kid: number; reward: number }
  | { do: 'reviewReward'; by: number; which: number; status: Status }
  | { do: 'withdrawChore' | 'withdrawReward'; which: number }
  | { do: 'undoChore' | 'undoReward'; by: number; which: number }
  | { do: 'undoStars'; by: number; which: number }
  | { do: 'moveStars'; by: number; kid: number; amount: number }
  | { do: 'addChore'; by: number; stars: number }
  | { do: 'editChore'; by: number; chore: number; stars: number; isActive: boolean }
  | { do: 'deleteChore'; by: number; chore: number }
  | { do: 'addReward'; by: number; cost: number; limit: number | null }
  | { do: 'editReward'; by: number; reward: number; cost: number; limit: number | null }
  | { do: 'deleteReward'; by: number; reward: number };

export function lineOf(message: ServerMessage): string {
  const record =
    ('submission' in message && message.submission) || ('redemption' in message && message.redemption);
  if (record) return `${message.type} ${record.id} ${record.status}`;
  if (message.type === 'submission_withdrawn') return `${message.type} ${message.submissionId}`;
  if (message.type === 'redemption_withdrawn') return `${message.type} ${message.redemptionId}`;
  if (message.type === 'stars_changed') return `${message.type} ${message.entry.id} ${message.entry.kind}`;
  return message.type;
}

interface OwnRecord {
  id: string;
  agent: Agent;
}

const pick = <T>(items: T[], place: number): T | undefined => items[place % Math.max(1, items.length)];

export class BusyFamily {
  readonly family: LedgerFamily;
  readonly grownUps: Agent[];
  readonly sockets: TestSocket[];
  readonly expected: string[] = [];
  readonly reviews = new Map<string, { reviewers: string[]; undone: number }>();
  readonly #kids: Agent[];
  readonly #chores: string[];
  readonly #rewards: { id: string; starCost: number }[];
  readonly #submissions: OwnRecord[] = [];
  readonly #redemptions: OwnRecord[] = [];
  readonly #gifts: { id: string; kidId: string }[] = [];

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
    const signIn = (actors: Identity[]) => Promise.all(actors.map((actor) => signedIn(server, actor)));
    const grownUps = await signIn(family.parents);
    const kids = await signIn(family.kids);
    const sockets = await Promise.all(grownUps.map((agent) => openSocket(agent)));
    for (const [index, { userId }] of family.parents.entries()) {
      assert.deepInclude(await sockets[index]?.join('parent', userId), { type: 'joined' });
    }
    return new BusyFamily(family, grownUps, sockets, kids);
  }

  /** Fails on errors that the family's state doesn't explain. */
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
      case 'withdrawChore':
      case 'withdrawReward':
        return this.#withdraw(action);
      case 'undoChore':
      case 'undoReward':
        return this.#undoReview(action);
      case 'moveStars':
        return this.#moveStars(action);
      case 'undoStars':
        return this.#undoStars(action);
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
    if (!submission || !agent) return;
    this.#submissions.push({ id: submission.id, agent });
    this.expected.push(lineOf({ type: 'chore_submission', submission }));
  }

  async #reviewChore(action: Extract<Action, { do: 'reviewChore' }>): Promise<void> {
    const id = pick(this.#submissions, action.which)?.id;
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
    if (!redemption || !agent) return;
    this.#redemptions.push({ id: redemption.id, agent });
    this.expected.push(lineOf({ type: 'reward_redemption', redemption }));
  }

  async #reviewReward(action: Extract<Action, { do: 'reviewReward' }>): Promise<void> {
    const id = pick(this.#redemptions, action.which)?.id;
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

  async #withdraw({ do: what, which }: Extract<Action, { do: 'withdrawChore' | 'withdrawReward' }>) {
    const isChore = what === 'withdrawChore';
    const record = pick(isChore ? this.#submissions : this.#redemptions, which);
    const path = isChore ? 'chore-submissions' : 'reward-redemptions';
    const response = record && (await record.agent.del(`/api/${path}/${record.id}`));
    if (!record || !done(response, 204)) return;
    this.expected.push(`${isChore ? 'submission' : 'redemption'}_withdrawn ${record.id}`);
  }

  async #undoReview(action: Extract<Action, { do: 'undoChore' | 'undoReward' }>): Promise<void> {
    const isChore = action.do === 'undoChore';
    const id = pick(isChore ? this.#submissions : this.#redemptions, action.which)?.id;
    if (id === undefined) return;
    const path = isChore ? 'chore-submissions' : 'reward-redemptions';
    const response = await this.#grownUp(action).post(`/api/${path}/${id}/undo`);
    if (!done(response, 200)) return;
    this.#reviewsOf(id).undone += 1;
    const record = (isChore ? choreSubmission : rewardRedemption).parse(response.body);
    this.expected.push(`review_undone ${id} ${record.status}`);
    if ('reward' in record && record.reward.maxRedemptions !== null) this.expected.push('rewards_changed');
  }

  async #moveStars(action: Extract<Action, { do: 'moveStars' }>): Promise<void> {
    const kidId = pick(this.family.kids, action.kid)?.kidId ?? '';
    const { amount } = action;
    const body = { amount, reason: amount > 0 ? 'Helped' : 'Counted twice' };
    const response = await this.#grownUp(action).post(`/api/kids/${kidId}/stars`, body);
    const entry = done(response, 201) && ledgerEntry.parse(response.body);
    if (!entry) return;
    this.#gifts.push({ id: entry.id, kidId });
    this.expected.push(`stars_changed ${entry.id} ${entry.kind}`);
  }

  async #undoStars(action: Extract<Action, { do: 'undoStars' }>): Promise<void> {
    const gift = pick(this.#gifts, action.which);
    if (!gift) return;
    const response = await this.#grownUp(action).post(`/api/kids/${gift.kidId}/stars/${gift.id}/undo`);
    const entry = done(response, 201) && ledgerEntry.parse(response.body);
    if (entry) this.expected.push(`stars_changed ${entry.id} ${entry.kind}`);
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
    this.#reviewsOf(id).reviewers.push(pick(this.family.parents, by)?.userId ?? '');
  }

  #reviewsOf(id: string): { reviewers: string[]; undone: number } {
    const known = this.reviews.get(id) ?? { reviewers: [], undone: 0 };
    this.reviews.set(id, known);
    return known;
  }
}

function done(response: HttpResponse | undefined, status: number): response is HttpResponse {
  assert.include([status, 404, 409], response?.status);
  return response?.status === status;
}
