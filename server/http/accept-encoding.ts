/** What an answer may leave as, beside plain; the better first. */
const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number];

const REMEMBERED = 100;
const LONGEST_REMEMBERED = 200;
const remembered = new Map<string, ReadonlyMap<string, number>>();

/**
 * Those of the codings on offer that a request's `Accept-Encoding` wants most (RFC 9110, 12.5.3): named, or covered by `*`,
 * with a weight above zero, and neither below another's on offer nor below that of sending the text as it is. Without the
 * header none.
 */
export function wantedCodings(
  header: string | undefined,
  offered: readonly ContentCoding[] = CODINGS,
): ContentCoding[] {
  if (!header) return [];
  const weights = weightsOf(header);
  const weightOf = (coding: ContentCoding) =>
    weights.get(coding) ?? weights.get(`x-${coding}`) ?? weights.get('*') ?? 0;
  const best = Math.max(weights.get('identity') ?? 0, ...offered.map(weightOf));
  return offered.filter((coding) => best > 0 && weightOf(coding) === best);
}

/** Whether an answer may leave as gzip. */
export const takesGzip = (header: string | undefined): boolean => wantedCodings(header, ['gzip']).length > 0;

function weightsOf(header: string): ReadonlyMap<string, number> {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const weights = new Map(header.toLowerCase().split(',').map(readCoding));
  // Browsers send a handful of different ones; who sends another each time pushes nothing out for long.
  if (header.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(header, weights);
  }
  return weights;
}

/** One coding with its weight: 1 where none is said, 0 where what is said is no weight. */
function readCoding(text: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const said = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (said === undefined) return [coding, 1];
  return [coding, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(said) ? Number(said) : 0];
}
