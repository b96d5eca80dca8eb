import { z } from 'zod';
import { adminFamily, adminKid, adminStats, unknownCodes } from '../contracts/admin';
import { analyticsEvent, analyticsSummary } from '../contracts/analytics';
import { auditLine } from '../contracts/audit';
import { badge, kidBadge } from '../contracts/badges';
import { chore, createChoreRequest, updateChoreRequest } from '../contracts/chores';
import { errorResponse } from '../contracts/error';
import { family, parentFamily } from '../contracts/families';
import { choreHistoryDay } from '../contracts/history';
import { kidRequests } from '../contracts/kid-requests';
import {
  createKidRequest,
  kid,
  kidCard,
  kidLoginResponse,
  parentKid,
  sibling,
  updateKidRequest,
} from '../contracts/kids';
import { leaderboardEntry } from '../contracts/leaderboard';
import { createMessageRequest, message } from '../contracts/messages';
import { approvedRedemption, createRedemptionRequest, rewardRedemption } from '../contracts/redemptions';
import { createRewardRequest, reward, updateRewardRequest } from '../contracts/rewards';
import {
  choreSubmission,
  createSubmissionRequest,
  reviewRedemptionRequest,
  reviewSubmissionRequest,
} from '../contracts/submissions';
import { ledgerEntry, starsByHandRequest, starTotals } from '../contracts/stars';
import { user } from '../contracts/users';

export const SCHEMA_NAMES = z.registry<{ id: string }>();

const NAMED = {
  Error: errorResponse,
  User: user,
  Family: family,
  ParentFamily: parentFamily,
  Kid: kid,
  ParentKid: parentKid,
  Sibling: sibling,
  KidCard: kidCard,
  KidLogin: kidLoginResponse,
  CreateKid: createKidRequest,
  UpdateKid: updateKidRequest,
  KidRequests: kidRequests,
  Badge: badge,
  KidBadge: kidBadge,
  LedgerEntry: ledgerEntry,
  StarsByHand: starsByHandRequest,
  StarTotals: starTotals,
  LeaderboardEntry: leaderboardEntry,
  Chore: chore,
  CreateChore: createChoreRequest,
  UpdateChore: updateChoreRequest,
  ChoreSubmission: choreSubmission,
  CreateSubmission: createSubmissionRequest,
  ReviewSubmission: reviewSubmissionRequest,
  ChoreHistoryDay: choreHistoryDay,
  Reward: reward,
  CreateReward: createRewardRequest,
  UpdateReward: updateRewardRequest,
  RewardRedemption: rewardRedemption,
  ApprovedRedemption: approvedRedemption,
  CreateRedemption: createRedemptionRequest,
  ReviewRedemption: reviewRedemptionRequest,
  Message: message,
  CreateMessage: createMessageRequest,
  AnalyticsEvent: analyticsEvent,
  AnalyticsSummary: analyticsSummary,
  AdminStats: adminStats,
  UnknownCodes: unknownCodes,
  AdminKid: adminKid,
  AdminFamily: adminFamily,
  AuditLine: auditLine,
};

for (const [id, schema] of Object.entries(NAMED)) SCHEMA_NAMES.add(schema, { id });
