import { randomUUID } from 'node:crypto';
import { board as boardRecord, checkAnswer, type Board, type BoardLane } from '@shared/contracts/boards';
import { device, pairedFamily, pairing, type BoardInput, type Device } from '@shared/contracts/devices';
import type { Chore } from '@shared/contracts/chores';
import { Agent } from './agent';
import { expectResponse } from './expect-response';
import type { TestFamily, TestKid } from './families';
import { today } from './scheduled-family';
import type { TestServer } from './server';

/** Pairs a new browser as a tablet, or as a family board. */
export async function pairTablet(
  parent: Agent,
  body: { name?: string; board?: BoardInput } = {},
  url = parent.url,
): Promise<Agent> {
  const made = await parent.post('/api/family/devices/pairings', { name: 'Kitchen', ...body });
  const tablet = new Agent(url);
  const { code } = expectResponse(made, 201, pairing);
  expectResponse(await tablet.post('/api/devices/pair', { code }), 200, pairedFamily);
  return tablet;
}

/** Connects a new browser as the family's board. */
export async function connectBoard(
  server: Pick<TestServer, 'url'>,
  { parent }: TestFamily,
  { name = 'Kitchen', ...board }: BoardInput & { name?: string } = {},
): Promise<{ agent: Agent; id: string }> {
  const agent = await pairTablet(parent, { name, board }, server.url);
  return { agent, id: (await viewBoard(agent)).device.id };
}

export const viewBoard = async (agent: Agent): Promise<Board> =>
  expectResponse(await agent.get('/api/board'), 200, boardRecord);

export const laneOf = (of: Board, { id }: TestKid): BoardLane => {
  const lane = of.lanes.find(({ kid }) => kid.id === id);
  if (!lane) throw new Error('the board does not show this kid');
  return lane;
};

export const check = (
  agent: Agent,
  kid: TestKid,
  { id: choreId }: Pick<Chore, 'id'>,
  {
    key = randomUUID(),
    ...more
  }: { key?: string; dueOn?: string | null; on?: string; pictures?: number[] } = {},
) =>
  agent.post(
    '/api/board/checks',
    { kidId: kid.id, choreId, dueOn: today(), ...more },
    { 'Idempotency-Key': key },
  );

export const checked = async (...of: Parameters<typeof check>) =>
  expectResponse(await check(...of), 201, checkAnswer);

/** Changes a device's name or board settings. */
export const changeDevice = async (
  { parent }: TestFamily,
  id: string,
  changes: { name?: string; board?: BoardInput | null },
): Promise<Device> => expectResponse(await parent.put(`/api/family/devices/${id}`, changes), 200, device);
