import type { Router } from 'express';
import type { KidToday, Overview } from '@shared/contracts/overview';
import { accountEndpoints } from '@shared/api/endpoints/accounts';
import { kidEndpoints } from '@shared/api/endpoints/kids';
import type { Deps } from '../../deps';
import { mount } from '../../http/mount';
import type { KidActor, ParentActor } from '../../lib/actor';
import { listChores } from '../chores/chores.service';
import { viewFamilyAsAdult, viewFamilyAsKid } from '../families/families.service';
import { listKidRequests } from '../history/kid-requests';
import { listKids, viewOwnRecord } from '../kids/kids.service';
import { listKidMessages } from '../messages/messages.service';
import { viewNest } from '../nest/nest.service';
import { listNews } from '../news/news.service';
import { listPendingRedemptions, listPromisedRedemptions } from '../redemptions/redemptions.service';
import { listRewards, listRewardsForKid } from '../rewards/rewards.service';
import { listKidChores } from '../schedules/kid-chores.service';
import { listPendingSubmissions } from '../submissions/submissions.service';
import { viewTuneUp } from '../tune-up/tune-up.service';

export function overviewRoutes(router: Router, deps: Deps): void {
  mount(router, accountEndpoints.viewOverview, ({ actor }) => viewOverview(deps, actor));

  mount(router, kidEndpoints.viewToday, ({ actor, params }) => viewToday(deps, actor, params.id));
}

async function viewOverview(deps: Deps, actor: ParentActor): Promise<Overview> {
  // Reads one after another, to use one database connection.
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

/** Returns the first data of a kid's Today. Throws 403 for a sibling, 404 for another family's kid. */
async function viewToday(deps: Deps, actor: KidActor, kidId: string): Promise<KidToday> {
  return {
    kid: await viewOwnRecord(deps, actor, kidId),
    family: await viewFamilyAsKid(deps.db, actor),
    chores: await listKidChores(deps, actor, kidId),
    requests: await listKidRequests(deps, actor, kidId),
    rewards: await listRewardsForKid(deps, actor),
    nest: await viewNest(deps, actor, kidId),
    news: await listNews(deps, actor, kidId),
    messages: await listKidMessages(deps, actor, kidId),
  };
}
