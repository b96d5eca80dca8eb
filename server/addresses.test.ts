import { describe, expect, it } from 'vitest';
import { addressLines } from './addresses';

const listening = { origin: undefined, host: '0.0.0.0', port: 5000 };

describe('addressLines', () => {
  it('prints the local address and the network address', () => {
    expect(addressLines(listening, ['192.168.1.20'])).toEqual([
      'Starnest is ready:  http://localhost:5000',
      "On the family's tablet:  http://192.168.1.20:5000",
    ]);
  });

  it('prints only the address that the server listens on', () => {
    expect(addressLines({ ...listening, host: '127.0.0.1' }, ['192.168.1.20'])).toEqual([
      'Starnest is ready:  http://127.0.0.1:5000',
    ]);
  });

  it('prints only the public URL if one is configured', () => {
    const origin = 'https://nest.example.org';
    expect(addressLines({ ...listening, origin }, ['172.18.0.4'])).toEqual([`Starnest is ready:  ${origin}`]);
  });
});
