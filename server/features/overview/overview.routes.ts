import type { Router } from 'express';
import type { Overview } from '@shared/contracts/overview';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import type { ParentActor } from '../../lib/actor';
import { listChores } from '../chores/chores.service';
import { viewFamilyAsAdult } from '../families/families.service';
import { listKids } from '../kids/kids.service';
import { listPendingRedemptions, listPromisedRedemptions } from '../redemptions/redemptions.service';
import { listRewards } from '../rewards/rewards.service';
import { listPendingSubmissions } from '../submissions/submissions.service';
import { viewTuneUp } from '../tune-up/tune-up.service';

export function overviewRoutes(router: Router, deps: Deps): void {
  mount(router, accountEndpoints.viewOverview, ({ actor }) => viewOverview(deps, actor));
}

/** One call instead of eight. */
async function viewOverview(deps: Deps, actor: ParentActor): Promise<Overview> {
  // One after another, to use one database connection.
  return {
    family: await viewFamilyAsAdult(deps.db, actor),
    kids: await listKids(deps, actor),
    chores: await listChores(deps, actor),
    rewards: await listRewards(deps, actor),
    pendingSubmissions: await listPendingSubmissions(deps, actor),
    pendingRedemptions: await listPendingRedemptions(deps, actor),
    promisedRedemptions: await listPromisedRedemptions(deps, actor),
    tuneUp: await viewTuneUp(deps, actor),
  };
}
