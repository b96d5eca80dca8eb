export function foldForSearch(text: string): string {
  return fold(text).trim();
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** 'zoe' matches 'Zoë'. */
export function matchIn(text: string, query: string): readonly [number, number] | null {
  const wanted = foldForSearch(query);
  if (wanted === '' || !fold(text).includes(wanted)) return null;
  for (let start = 0; start < text.length; start += 1) {
    if (!fold(text.slice(start)).startsWith(wanted)) continue;
    let end = start + 1;
    while (end < text.length && fold(text.slice(start, end + 1)).length <= wanted.length) end += 1;
    return [start, end];
  }
  return null;
}
