import { expect, it } from 'vitest';
import { isPrivateHost, parsePrivateHosts } from './private-hosts';

it('lists names and addresses, alone or with a port', () => {
  const hosts = parsePrivateHosts('NAS.home.arpa, 192.168.1.20:8123,[fd00::1]:81 , tv:80,') ?? new Set();
  const isListed = (url: string) => isPrivateHost(new URL(url), hosts);
  expect(
    [
      'http://nas.home.arpa/a.ics',
      'https://nas.home.arpa/',
      'http://192.168.1.20:8123/',
      'http://[fd00::1]:81/',
      'http://tv/',
    ].map(isListed),
  ).not.toContain(false);
  expect(
    [
      'http://nas.home.arpa:8080/',
      'http://192.168.1.20/',
      'http://[fd00::1]/',
      'http://evil.nas.home.arpa/',
      'http://example.org/',
    ].map(isListed),
  ).not.toContain(true);
});

it('is empty without hosts, and rejects anything else', () => {
  expect(parsePrivateHosts(' ')).toEqual(new Set());
  for (const list of ['http://nas', 'nas/path', 'a b', 'nas:port', 'nas:70000', '*'])
    expect(parsePrivateHosts(list)).toBeNull();
});
