import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

/** What the addresses depend on; `origin` is the one that people use, where the settings name it. */
export interface Listening {
  origin: string | undefined;
  host: string;
  port: number;
}

/**
 * The lines that say where Starnest is reached. The family's tablet finds it at this machine's own addresses: not where
 * the settings name another one, and not in a container, whose addresses are those of its own network.
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

/** Docker and podman each leave a file of that name. */
function isInContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}
