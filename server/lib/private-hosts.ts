/** `host` or `host:port` of the home network, which calendars and webhooks may use (PRIVATE_HOSTS). */
export type PrivateHosts = ReadonlySet<string>;

/** Parses names or addresses separated by commas. Returns null if one is invalid. */
export function parsePrivateHosts(list: string): PrivateHosts | null {
  const hosts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(hostOf);
  return hosts.includes('') ? null : new Set(hosts);
}

/** Returns the host as in URLs, or an empty text if it is invalid. */
function hostOf(entry: string): string {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(entry)) return '';
  const url = `https://${entry.replace(/:(?:80|443)$/, '')}`;
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Whether the operator allows the host. Without a port, it allows the protocol's own. */
export const isPrivateHost = (url: URL, hosts: PrivateHosts): boolean => hosts.has(url.host);
