/** Normalizes text for search: 'zoe' finds 'Zoë'. */
export function foldForSearch(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
