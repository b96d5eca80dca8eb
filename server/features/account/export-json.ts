import type { ExportedRows } from './export.queries';

export async function* jsonOf(batches: AsyncIterable<ExportedRows>): AsyncGenerator<string> {
  let current: string | undefined;
  let isFirst = true;
  for await (const { list, rows } of batches) {
    if (list !== current) {
      yield `${current === undefined ? '{' : '\n  ],'}\n  ${JSON.stringify(list)}: [`;
      current = list;
      isFirst = true;
    }
    if (rows.length === 0) continue;
    yield `${isFirst ? '' : ','}\n    ${rows.map((row) => JSON.stringify(row)).join(',\n    ')}`;
    isFirst = false;
  }
  yield current === undefined ? '{}\n' : '\n  ]\n}\n';
}
