const REMEMBERED = 100;
const LONGEST_REMEMBERED = 200;
const remembered = new Map<string, boolean>();

/**
 * Whether an answer may leave as gzip, by the request's `Accept-Encoding` (RFC 9110, 12.5.3): gzip is named, or covered by
 * `*`, with a weight above zero and not below that of sending the text as it is. Without the header it may not.
 */
export function takesGzip(header: string | undefined): boolean {
  if (!header) return false;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const taken = judge(header);
  // Browsers send a handful of different ones; who sends another each time pushes nothing out for long.
  if (header.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(header, taken);
  }
  return taken;
}

function judge(header: string): boolean {
  const weights = new Map(header.toLowerCase().split(',').map(readCoding));
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0;
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0);
}

/** One coding with its weight: 1 where none is said, 0 where what is said is no weight. */
function readCoding(text: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const said = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (said === undefined) return [coding, 1];
  return [coding, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(said) ? Number(said) : 0];
}
