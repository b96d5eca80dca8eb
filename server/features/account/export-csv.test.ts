import { describe, expect, it } from 'vitest';
import { csvOf } from './export-csv';

async function csv(fields: string[], lists: Record<string, Record<string, unknown>[]>): Promise<string> {
  async function* batches() {
    for (const [list, records] of Object.entries(lists)) {
      yield { list, rows: records };
    }
  }
  let text = '';
  for await (const piece of csvOf(fields, batches())) text += piece;
  return text;
}

describe('the CSV of an export', () => {
  it('puts different records into one table and quotes every field', async () => {
    const table = await csv(['id', 'name', 'stars', 'data', 'none'], {
      kids: [{ id: 1, name: 'Mia' }],
      empty: [],
      chores: [{ id: 2, stars: 5, data: { a: 1 }, none: null }],
    });
    expect(table).toBe(
      '"record","id","name","stars","data","none"\r\n"kids","1","Mia","","",""\r\n"chores","2","","5","{""a"":1}",""\r\n',
    );
  });

  it('keeps commas, semicolons, quotes and line breaks in their cell', async () => {
    const table = await csv(['text'], { notes: [{ text: 'a, "b"\nc' }, { text: 'x;=HYPERLINK("y")' }] });
    expect(table).toBe('"record","text"\r\n"notes","a, ""b""\nc"\r\n"notes","x;=HYPERLINK(""y"")"\r\n');
  });

  it.each(['=1+1', '+1+1', '@SUM(A1)', '-2+3', '\tx', '\r=1'])('disarms %j', async (text) => {
    expect(await csv(['text'], { notes: [{ text }] })).toContain(`"'${text}"`);
  });

  it('leaves negative numbers unchanged', async () => {
    expect(await csv(['amount'], { ledger: [{ amount: -30 }] })).toContain('"ledger","-30"');
  });
});
