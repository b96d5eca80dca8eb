/**
 * Gives `take` what a child typed on the sketch of the code pad before the app was there, and whether the gold key was
 * pressed: once, and not at all where nothing was typed. The sketch's script (client/sketches/first-taps.ts) notes both
 * at the root.
 */
export function takeFirstTaps(take: (code: string, asked: boolean) => void): void {
  const noted = document.getElementById('root')?.dataset;
  const code = noted?.['typed'] ?? '';
  const asked = noted?.['asked'] !== undefined;
  delete noted?.['typed'];
  delete noted?.['asked'];
  if (code !== '') take(code, asked);
}
