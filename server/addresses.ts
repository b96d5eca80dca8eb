import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

export interface Listening {
  origin: string | undefined;
  host: string;
  port: number;
}

/**
 * Returns the startup lines with Starnest's URLs, including this machine's addresses for the family's tablet.
 */
export function addressLines(
  { origin, host, port }: Listening,
  machine: readonly string[] = isInContainer() ? [] : ownAddresses(),
): string[] {
  if (origin !== undefined) return [`Starnest is ready:  ${origin}`];
  const everywhere = host === '0.0.0.0' || host === '::';
  return [
    `Starnest is ready:  http://${everywhere ? 'localhost' : host}:${port}`,
    ...(everywhere ? machine.map((address) => `On the family's tablet:  http://${address}:${port}`) : []),
  ];
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Docker and podman each create such a file. */
function isInContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}
