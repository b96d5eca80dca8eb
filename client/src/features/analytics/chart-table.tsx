import type { Bucket } from './chart-buckets';

/** The chart's numbers as a table, for screen readers and for paper. */
export function ChartTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: string }) {
  return (
    <div className="chart-table">
      <table>
        <caption>Stars earned and spent</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">Earned</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ date, title, earned, spent }) => (
            <tr key={date}>
              <th scope="row">{title}</th>
              <td>{earned}</td>
              <td>{spent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
