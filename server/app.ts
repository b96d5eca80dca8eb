import express, { Router, type Express } from 'express';
import { adminRoutes } from './features/admin/admin.routes';
import { sessionsRoutes } from './features/account/sessions.routes';
import { membershipsRoutes } from './features/account/memberships.routes';
import { accountRoutes } from './features/account/account.routes';
import { analyticsRoutes } from './features/analytics/analytics.routes';
import { auditRefusedRoles } from './features/audit/refused-roles';
import { authRoutes } from './features/auth/auth.routes';
import { boardsRoutes } from './features/boards/boards.routes';
import { calendarsRoutes } from './features/calendars/calendars.routes';
import { choresRoutes } from './features/chores/chores.routes';
import { devicesRoutes } from './features/devices/devices.routes';
import { familiesRoutes } from './features/families/families.routes';
import { familyCalendarsRoutes } from './features/family-calendars/family-calendars.routes';
import { membersRoutes } from './features/families/members.routes';
import { historyRoutes } from './features/history/history.routes';
import { kidAuthRoutes } from './features/kid-auth/kid-auth.routes';
import { kidsRoutes } from './features/kids/kids.routes';
import { leaderboardRoutes } from './features/leaderboard/leaderboard.routes';
import { lettersRoutes } from './features/letters/letters.routes';
import { mailRoutes } from './features/mail/mail.routes';
import { messagesRoutes } from './features/messages/messages.routes';
import { nestRoutes } from './features/nest/nest.routes';
import { newsRoutes } from './features/news/news.routes';
import { passkeysRoutes } from './features/passkeys/passkeys.routes';
import { pushRoutes } from './features/push/push.routes';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes';
import { redemptionsRoutes } from './features/redemptions/redemptions.routes';
import { rewardsRoutes } from './features/rewards/rewards.routes';
import { badgesRoutes } from './features/stars/badges.routes';
import { praiseRoutes } from './features/praise/praise.routes';
import { starsRoutes } from './features/stars/stars.routes';
import { accessTokensRoutes } from './features/access-tokens/access-tokens.routes';
import { schedulesRoutes } from './features/schedules/schedules.routes';
import { submissionsRoutes } from './features/submissions/submissions.routes';
import { overviewRoutes } from './features/overview/overview.routes';
import { tuneUpRoutes } from './features/tune-up/tune-up.routes';
import { objectsRoutes } from './features/uploads/objects.routes';
import { uploadsRoutes } from './features/uploads/uploads.routes';
import { webhooksRoutes } from './features/webhooks/webhooks.routes';
import { widgetRoutes } from './features/uploads/widget/widget.routes';
import type { Deps } from './deps';
import { apiReferenceRoutes } from './http/api-reference';
import { serverOptions, errorHandler, unknownAddress } from './http/error-handler';
import { healthRoutes } from './http/health';
import type { Metrics } from './http/metrics';
import { requireOwnHost } from './http/own-host';
import type { OverloadGuard } from './http/overload';
import { limitParentWrites } from './http/write-limits';
import { requestLog } from './http/request-log';
import { resolveActor } from './http/resolve-actor';
import { sameOrigin } from './http/same-origin';
import { nameBuild, noStore, securityHeaders } from './http/security-headers';
import { readBody } from './http/validate';

export interface AppOptions {
  trustProxy: number | string[] | false;
  /** HOST if it is a name that requests may use. */
  listenHost?: string | undefined;
  pages?: Router | undefined;
  build?: string | undefined;
  development?: boolean;
  metrics?: Metrics | undefined;
  overload: Pick<OverloadGuard, 'refuseExcess'>;
  ready: () => Promise<void>;
}

/** Creates the app with its middleware in order. */
export function createApp(
  deps: Deps,
  { trustProxy, listenHost, pages, build, development = false, metrics, overload, ready }: AppOptions,
): Express {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.set('x-powered-by', false);
  app.set('etag', false);
  app.set('query parser', 'simple');

  const storeOrigins = deps.images.direct ? [deps.images.direct.origin] : [];
  if (metrics) app.use(metrics.observe);
  app.use(requestLog(deps.logger), securityHeaders({ development, storeOrigins }));
  app.use(requireOwnHost({ appOrigin: deps.appOrigin, listenHost, trustProxy }));
  app.use(['/api', '/objects'], overload.refuseExcess);
  app.use('/api', api(deps, build), auditRefusedRoles(deps));
  app.use('/objects', objects(deps), auditRefusedRoles(deps));
  app.use(healthRoutes(ready));
  if (metrics) app.get('/metrics', metrics.serve);
  if (pages) app.use(pages);
  app.use(serverOptions, unknownAddress);
  app.use(errorHandler(deps.logger));
  return app;
}

function api(deps: Deps, build: string | undefined): Router {
  const router = Router();
  router.use(noStore, nameBuild(build));
  router.use(readBody, resolveActor(deps), sameOrigin, limitParentWrites(deps.limits));
  router.use(apiRouter(deps));
  router.use(unknownAddress);
  return router;
}

/** Images are not part of the API, because a PUT to a signed URL needs no session. */
function objects(deps: Deps): Router {
  const router = Router();
  router.use(noStore);
  router.use(['/uploads', '/web'], resolveActor(deps));
  router.use(sameOrigin, objectsRoutes(deps), unknownAddress);
  return router;
}

function apiRouter(deps: Deps): Router {
  const router = Router();
  // Frequently polled routes first, because routes are tried in order.
  choresRoutes(router, deps);
  submissionsRoutes(router, deps);
  redemptionsRoutes(router, deps);
  kidsRoutes(router, deps);
  rewardsRoutes(router, deps);
  schedulesRoutes(router, deps);
  newsRoutes(router, deps);
  messagesRoutes(router, deps);
  authRoutes(router, deps);
  familiesRoutes(router, deps);
  accountRoutes(router, deps);
  membersRoutes(router, deps);
  devicesRoutes(router, deps);
  boardsRoutes(router, deps);
  familyCalendarsRoutes(router, deps);
  pushRoutes(router, deps);
  membershipsRoutes(router, deps);
  sessionsRoutes(router, deps);
  passkeysRoutes(router, deps);
  accessTokensRoutes(router, deps);
  kidAuthRoutes(router, deps);
  calendarsRoutes(router, deps);
  webhooksRoutes(router, deps);
  nestRoutes(router, deps);
  historyRoutes(router, deps);
  leaderboardRoutes(router, deps);
  analyticsRoutes(router, deps);
  badgesRoutes(router, deps);
  starsRoutes(router, deps);
  praiseRoutes(router, deps);
  tuneUpRoutes(router, deps);
  overviewRoutes(router, deps);
  mailRoutes(router, deps);
  lettersRoutes(router, deps);
  passwordResetRoutes(router, deps);
  uploadsRoutes(router, deps);
  widgetRoutes(router, deps);
  adminRoutes(router, deps);
  apiReferenceRoutes(router);
  return router;
}
