import type { Rolldown } from 'vite';

const VISITS = {
  extras: /\/app\/extras/,
  kidlogin: /\/pages\/(?:kid-login|pair)\//,
  kid: /\/pages\/kid\//,
  visitor:
    /\/pages\/(?:landing|parent-auth|invite|forgot-password|reset-password|confirm-email|cancel-email|unsubscribe|not-found|admin-login)\//,
  overview: /\/pages\/(?:family-home|parent\/(?:parent-page|overview-tab))/,
  adult:
    /\/pages\/(?:parent\/(?!parent-page|overview-tab)|no-family|admin-dashboard)|\/features\/plan\/plan-panel/,
};

/**
 * Names the chunk of a module that several pages share, by the kinds of visits that use it. Otherwise Vite makes a
 * file for each combination of pages: 154 scripts for a parent's dashboard. The kids' login gets a single file.
 */
export function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const users = new Set([id]);
  // A set grows while it is walked through.
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const files = [...users].map((user) => graph.getModuleInfo(user));
  const starts = files.filter((file) => file?.isEntry || (file?.dynamicImporters.length ?? 0) > 0);
  if (starts.length < 2) return null;
  const visits = Object.entries(VISITS)
    .filter(([, pages]) => [...users].some((user) => pages.test(user)))
    .map(([name]) => name);
  if (visits.includes('kidlogin')) return 'common';
  return visits.join('-') || null;
}
