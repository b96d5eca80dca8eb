import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it('puts unlike records into one table', () => {
    const csv = toCsv({
      kids: [{ id: 1, name: 'Mia' }],
      chores: [{ id: 2, stars: 5, at: new Date(0), data: { a: 1 }, none: null }],
    });
    expect(csv).toBe(
      'record,id,name,stars,at,data,none\r\nkids,1,Mia,,,,\r\nchores,2,,5,1970-01-01T00:00:00.000Z,"{""a"":1}",\r\n',
    );
  });

  it('keeps commas, quotes and lines in their cell', () => {
    expect(toCsv({ notes: [{ text: 'a, "b"\nc' }] })).toBe('record,text\r\nnotes,"a, ""b""\nc"\r\n');
  });

  it.each(['=1+1', '+1+1', '@SUM(A1)', '-2+3', '\tx'])('disarms %j', (text) => {
    expect(toCsv({ notes: [{ text }] })).toContain(`'${text}`);
  });

  it('leaves negative numbers alone', () => {
    expect(toCsv({ ledger: [{ amount: -30 }] })).toContain('ledger,-30');
  });
});
